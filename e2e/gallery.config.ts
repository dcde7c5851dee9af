import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Pictures and widths of the product as it stands, over the server and the demo of the journeys: `npm run gallery`. */
export default defineConfig({
  ...journeys,
  testDir: 'gallery',
  testMatch: ['pictures.ts', 'widths.ts'],
  reporter: 'line',
})
