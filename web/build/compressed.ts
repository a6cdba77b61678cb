import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text and therefore worth it. */
const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet anyway. */
const LEAST = 1_000;

/** Lays a compressed copy beside every text of the page, so that the server need not compress anything. */
export function compressed(): Plugin {
  return {
    name: 'grimoire-compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const file = join(dir, name);
        if (!TEXT.test(name) || statSync(file).size < LEAST) continue;
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}
