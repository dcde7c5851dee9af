import { chromium } from '@playwright/test'

/**
 * When a page first paints, shows its largest content and can be typed into, how far it moves, and what it loads from where, on a slow phone:
 * 4× CPU, 1.6 Mbit/s, 150 ms. By hand, against
 * a running server: `node e2e/support/first-paint.ts http://127.0.0.1:3000/company/auth/sign-in [times]`.
 */
const [address = 'http://127.0.0.1:3000/company/auth/sign-in', times = '5'] = process.argv.slice(2)
const bytesPerSecond = 1_600_000 / 8
const latencyMs = 150

interface Figures {
  first: number
  ready: number
  kilobytes: number
  largest: number
  /** The layout's shifts together, in thousandths. */
  shift: number
  /** Bytes over the wire by kind, once the page is still, and those of other origins. */
  kinds: Record<string, number>
  elsewhere: number
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
  let elsewhere = 0
  const kinds: Record<string, number> = {}
  const asked = new Map<string, { type: string; isOwn: boolean }>()
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, { type, isOwn: response.url.startsWith(new URL(address).origin) })
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    const { type = 'Other', isOwn = true } = asked.get(requestId) ?? {}
    kinds[type] = (kinds[type] ?? 0) + encodedDataLength
    if (!isOwn) elsewhere += 1
  })
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const ready = await page.evaluate(() => performance.now())
  const kilobytes = bytes / 1024
  await page.waitForLoadState('load')
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { largest: number; shift: number } }).seen)
  await browser.close()
  return { first, ready, kilobytes, largest: seen.largest, shift: seen.shift * 1000, kinds, elsewhere }
}

const runs: Figures[] = []
for (let run = 0; run < Number(times); run += 1) runs.push(await measure())
const most = Math.max(...runs.map(({ shift }) => Math.round(shift))) / 1000
const median = (name: 'first' | 'ready' | 'kilobytes' | 'largest' | 'shift' | 'elsewhere') =>
  Math.round(runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN)
process.stdout.write(
  `${address}: first paint ${median('first')} ms, largest ${median('largest')} ms, heading ${median('ready')} ms, ${median('kilobytes')} KB by then, layout shift ${median('shift') / 1000} (at most ${most}), ${median('elsewhere')} from elsewhere (median of ${times})\n`,
)
const kinds = Object.entries(runs[0]?.kinds ?? {}).map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KB`)
process.stdout.write(`  over the wire: ${kinds.join(', ')}\n`)
