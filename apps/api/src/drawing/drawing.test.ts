import { afterEach, expect, it } from 'vitest'
import { type Drawing, type DrawingOptions, NotDrawn, startDrawing } from './drawing.ts'
import { keepLatest } from './kept.ts'

let open: Drawing | undefined
afterEach(() => open?.close())
const start = (options?: DrawingOptions) => {
  open = startDrawing({ threads: 1, ...options })
  return open
}

const short = { language: 'en', title: 'Short', blocks: [{ paragraph: 'One page' }] } as const
/** Papers whose joining takes a third of a minute. */
const endless = async ({ background }: Drawing) => Array<Uint8Array>(60_000).fill(await background.paper(short))
const order = (title: string) => ({ work: 'paper', given: { ...short, title } }) as const

it('gives up what takes too long, and draws the next', async () => {
  const drawing = start({ timeoutMs: 4_000 })
  const { background } = drawing
  await expect(background.join(await endless(drawing))).rejects.toThrow('It took too long.')
  expect(await background.countPages(await background.paper(short))).toBe(1)
}, 30_000)

it('says of what it cannot join that it is not drawn, and lets another in for it', async () => {
  const drawing = start({ eachMax: 1 })
  const join = () => drawing.admit('somebody', (drawer) => drawer.join([Buffer.from('no PDF')]))
  await expect(join()).rejects.toThrow(NotDrawn)
  await expect(join()).rejects.toThrow(NotDrawn)
})

it('draws the same once for all who ask, and anew what says something else', async () => {
  const drawing = start({ eachMax: 1 })
  const [one, two] = await Promise.all([drawing.once('link', order('A')), drawing.once('link', order('A'))])
  expect(two).toBe(one)
  expect(await drawing.once('link', order('A'))).toBe(one)
  expect(await drawing.once('link', order('B'))).not.toEqual(one)
})

it('answers what it did not end that the process ends', async () => {
  const drawing = start()
  const waiting = [drawing.background.join(await endless(drawing)), drawing.background.paper(short)]
  const faults = Promise.all(waiting.map((each) => each.catch((error: { code?: string }) => error.code)))
  await drawing.close()
  expect(await faults).toEqual(['server.draining', 'server.draining'])
})

it('keeps what was asked for last, as far as there is room', () => {
  const kept = keepLatest({ bytesMax: 80, keptMs: 60_000 })
  for (let at = 0; at < 8; at += 1) kept.keep(`${at}`, new Uint8Array(10))
  expect(kept.find('0')).toHaveLength(10)
  kept.keep('8', new Uint8Array(10))
  expect([kept.find('1'), kept.find('0')?.length, kept.find('8')?.length]).toEqual([undefined, 10, 10])
  kept.keep('large', new Uint8Array(11))
  expect(kept.find('large')).toBeUndefined()
})
