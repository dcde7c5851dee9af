import { chromium } from '@playwright/test'

/**
 * When a page first paints, shows its largest content and can be typed into, on a slow phone: 4× CPU, 1.6 Mbit/s, 150 ms. By hand, against
 * a running server: `node bench/first-paint.ts http://127.0.0.1:3000/company/auth/sign-in [times]`.
 */
const [address = 'http://127.0.0.1:3000/company/auth/sign-in', times = '5'] = process.argv.slice(2)
const bytesPerSecond = 1_600_000 / 8
const latencyMs = 150

interface Figures {
  first: number
  ready: number
  kilobytes: number
}

async function measure(): Promise<Figures> {
  const path = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(path ? { executablePath: path } : {}) })
  const page = await browser.newPage()
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const ready = await page.evaluate(() => performance.now())
  const kilobytes = bytes / 1024
  await page.waitForLoadState('load')
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await browser.close()
  return { first, ready, kilobytes }
}

const runs: Figures[] = []
for (let run = 0; run < Number(times); run += 1) runs.push(await measure())
const median = (name: keyof Figures) =>
  Math.round(runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN)
process.stdout.write(
  `${address}: first paint ${median('first')} ms, heading ${median('ready')} ms, ${median('kilobytes')} KB by then (median of ${times})\n`,
)
