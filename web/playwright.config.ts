import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Machines that test are busy with other things as well: these times only end what has failed.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // A test that fails now and then is one that fails.
  retries: 0,
  // Each has a browser and a server of its own; tests of one file need not wait for each other.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // As it was designed; the day's colours have tests of their own.
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      timeout: 120_000,
      executablePath: process.env.GRIMOIRE_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
