import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Pictures of the main screens, for `docs/screens`; `cargo xtask screens` takes them. */
export default defineConfig({ ...tests, testDir: 'screens' });
