import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

export default defineConfig({ ...usual, testDir: 'speed', workers: 1 });
