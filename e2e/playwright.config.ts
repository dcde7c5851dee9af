import { totalmem } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { address } from './support/world.ts'

const root = join(import.meta.dirname, '..')
// A journey waits for the server and for jobs half its time, so that more of them than cores run beside each other. Each has a browser.
const roomyBytes = 12 * 2 ** 30
const workers = Number(process.env.JOURNEY_WORKERS) || (totalmem() >= roomyBytes ? 3 : 2)
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // The longest take a third of a minute where nothing else runs: a busy machine is no fault of the product. One that must be longer
  // says so, with its reason.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers,
  retries: 0,
  forbidOnly: true,
  globalSetup: './support/own-data.ts',
  globalTeardown: './support/search-side-stores.ts',
  use: {
    // A press that finds nothing says what it looked for, instead of ending the journey without a word.
    actionTimeout: 30_000,
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1366, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A colour on its way from one theme to the other has no contrast to judge.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      // A closed network refuses the browser's own calls home, many at a time.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${join(root, 'node_modules/.bin/node')} ${join(import.meta.dirname, 'support/start-server.ts')}`,
    url: `${address}/readyz`,
    // The demo and all places of the world come before the first answer.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
