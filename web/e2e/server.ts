import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PATIENCE = 120_000;
/** All dice follow from it. With another one other things happen, and some tests have to be told so. */
const SEED = '1';

/** The program under test: `GRIMOIRE_BIN`, or what `cargo build` made. */
function program(): string {
  const path = resolve(process.env.GRIMOIRE_BIN ?? '../target/debug/grimoire');
  if (!existsSync(path))
    throw new Error(`${path} does not exist; build it with cargo, or set GRIMOIRE_BIN`);
  return path;
}

/** The real server on a free port, with a data folder of its own that survives a restart. */
export class Server {
  #data = mkdtempSync(join(tmpdir(), 'grimoire-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, again on the port it had. */
  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.#port), '--data', this.#data];
    // The same dice and the same bots in every run; nobody wonders here what a quick pass tells, or asks too often.
    args.push('--fixed-seed', SEED, '--pass-delay', '0', '--no-limits');
    const child = spawn(program(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    const address = await new Promise<string>((done, fail) => {
      let said = '';
      const timer = setTimeout(() => fail(new Error(`no address after: ${said}`)), PATIENCE);
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /Listening on (http:\/\/\S+)/.exec(said)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        done(found);
      });
      child.on('error', fail);
      child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.#port = Number(new URL(address).port);
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
