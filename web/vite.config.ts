import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';
import { icons } from './build/icons.ts';

export default defineConfig({
  plugins: [svelte(), icons(), compressed()],
  build: {
    target: 'es2022',
    // The server's policy allows nothing inline, so every asset is a file of its own.
    assetsInlineLimit: 0,
  },
  server: {
    // The sentences live beside this folder, in ../locales.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'checks/**/*.test.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
