import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { type Face, fontFile } from '../text/fonts.ts'
import { shapeOnce } from './shape-once.ts'

const texts: readonly [Face, string][] = [
  ['latin', 'AVATAR office fi Nguyễn Văn Đức'],
  ['latin', 'Ольга Петрова, Київ'],
  ['arabic', 'وفقاً للقانون'],
  ['chinese', '公司承诺在三十天内核实候选人的资料，并通知对方。'],
]
const whole = { features: [] as never }
const unplaced = { features: { mark: false, mkmk: false } }

/** Draws every text several times and in two sizes, and answers all bytes but the moment. */
async function draw(makeReady: (document: InstanceType<typeof PDFDocument>) => unknown): Promise<string> {
  const document = new PDFDocument({ compress: false, info: { CreationDate: new Date(0) } })
  for (const [face] of texts) document.registerFont(face, fontFile(face, 'regular'))
  for (const size of [10.5, 21, 10.5])
    for (const [at, [face, text]] of texts.entries()) {
      makeReady(document.font(face))
      document.fontSize(size)
      const width = document.widthOfString(text, whole)
      document.text(text, 20 + width / 10, 30 + at * 40, { ...whole, lineBreak: false, baseline: 'alphabetic' })
      document.text(text, 20, 300 + at * 40, { ...unplaced, lineBreak: false, baseline: 'alphabetic' })
    }
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((done) => document.on('end', done))
  document.end()
  await ended
  return Buffer.concat(parts).toString('latin1')
}

it('draws every script byte for byte as it is drawn if each text is shaped anew', async () => {
  const anew = await draw(() => undefined)
  expect(anew).toMatch(/\] TJ/)
  expect(await draw(shapeOnce)).toBe(anew)
})

it('shapes a text once, and once more for other features', async () => {
  let shaped = 0
  await draw((document) => {
    const { _font: font } = document
    if (!Object.hasOwn(font, 'layoutRun')) {
      const shape = font.layoutRun.bind(font)
      font.layoutRun = (text, features) => {
        shaped += 1
        return shape(text, features)
      }
    }
    return shapeOnce(document)
  })
  expect(shaped).toBe(2 * texts.length)
})
