import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zoneReasons } from '@corridor/contract/base/parse/zone-reasons'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wrapInPdf } from '../../../test/reading/zone/wrap-pdf.ts'
import { startExtractor } from '../extract.ts'
import type { ZoneAnswer, ZoneFile } from './answer.ts'

const demo = join(import.meta.dirname, '../../features/flow/demo/seed/files')
const scan = join(import.meta.dirname, '../../../test/fixtures/resumes/scan.jpg')
const extractor = startExtractor()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zone-test-'))
})
afterAll(async () => {
  await extractor.close()
  await rm(folder, { recursive: true, force: true })
})

const read = (path: string, kind: ZoneFile['kind'] = 'jpg') => extractor.readZone({ path, kind }, '2026-11-30')
const readDemo = (name: string) => read(join(demo, name))

async function readBytes(bytes: Buffer, kind: ZoneFile['kind'] = 'jpg'): Promise<ZoneAnswer> {
  const path = join(folder, `picture.${kind}`)
  await writeFile(path, bytes)
  return read(path, kind)
}

const clean = join(demo, 'passport-harpreet-singh.jpg')
const harpreet = {
  status: 'read',
  reading: {
    ...{ format: 'TD3', kind: 'passport', issuer: { value: 'IND' }, citizenship: { value: 'IND' } },
    number: { value: 'Z0000051', doubt: null, isMended: false },
    ...{ birthDate: { value: '2003-09-11' }, expiryDate: { value: '2031-08-08' }, sex: { value: 'M' } },
    ...{ surname: { value: 'SINGH' }, givenNames: { value: 'HARPREET' } },
  },
}

describe('a picture of a passport', () => {
  it('is read, with a small picture of its lines', async () => {
    const answer = await read(clean)
    expect(answer).toMatchObject(harpreet)
    if (answer.status !== 'read') throw new Error('The picture was not read.')
    const { bytes, width, height, lines } = answer.reading.strip
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
    expect(bytes.length).toBeLessThan(60_000)
    expect(lines.map(({ cells }) => cells)).toEqual([44, 44])
  })

  it.each([90, 180, -14])('is read if it is turned by %i degrees', async (angle) => {
    expect(await readBytes(await sharp(clean).rotate(angle, { background: '#777' }).jpeg().toBuffer())).toMatchObject(
      harpreet,
    )
  })

  it('is read as PNG, as WebP, and in a PDF', async () => {
    expect(await readBytes(await sharp(clean).png().toBuffer(), 'png')).toMatchObject(harpreet)
    expect(await readBytes(await sharp(clean).webp().toBuffer(), 'webp')).toMatchObject(harpreet)
    expect(await readBytes(wrapInPdf(await readFile(clean), 1000, 720), 'pdf')).toMatchObject(harpreet)
  })

  it('is read dark and blurred', async () => {
    expect(await readBytes(await sharp(clean).linear(0.3, 0).blur(1.5).jpeg().toBuffer())).toMatchObject(harpreet)
  })

  it('is read tilted', async () => {
    expect(await readDemo('passport-bikash-thapa.jpg')).toMatchObject({
      reading: { number: { value: '00000059' }, surname: { value: 'THAPA' } },
    })
  })

  it('is marked if the form of the state decides a sign that may be two', async () => {
    expect(await readDemo('passport-ayesha-khan.jpg')).toMatchObject({
      reading: { number: { value: 'ZZ0000056', isMended: true } },
    })
  })

  it('may be one of a visa', async () => {
    expect(await readDemo('visa-jose-garcia-lopez.jpg')).toMatchObject({
      reading: { format: 'MRV-B', kind: 'visa', issuer: { value: 'USA' }, surname: { value: 'GARCIA LOPEZ' } },
    })
  })
})

describe('a picture without a clear zone', () => {
  it('under glare says so, and gives nothing', async () => {
    expect(await readDemo('passport-chidi-okafor.jpg')).toEqual({ status: 'none', reason: zoneReasons.none })
  })

  it('of something else has none', async () => {
    expect(await read(scan)).toEqual({ status: 'none', reason: zoneReasons.none })
    expect(await readBytes(drawLicence())).toEqual({ status: 'none', reason: zoneReasons.none })
  })

  it('of two passports is refused', async () => {
    const image = await loadImage(clean)
    const canvas = createCanvas(image.width, image.height * 2)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    context.drawImage(await loadImage(join(demo, 'passport-bikash-thapa.jpg')), 0, image.height)
    expect(await readBytes(canvas.toBuffer('image/jpeg'))).toEqual({ status: 'two', reason: zoneReasons.two })
  })

  // The second ends behind 36 signs: as many as the lines of a smaller document have.
  it.each([
    [0, 640],
    [0, 760],
    [150, 850],
  ])('that is cut off says so: %i to %i of 1000', async (left, end) => {
    const cut = await sharp(clean)
      .extract({ left, top: 0, width: end - left, height: 720 })
      .jpeg()
      .toBuffer()
    expect(await readBytes(cut)).toEqual({ status: 'cut', reason: zoneReasons.cut })
  })

  it.each([
    [0, 0, 'unreadable', zoneReasons.damaged],
    [20_000, 10_000, 'too-large', zoneReasons.pixels],
  ] as const)('of %i x %i is refused by its header', async (width, height, status, reason) => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    expect(await readBytes(png, 'png')).toEqual({ status, reason })
  })

  it('that is damaged says so', async () => {
    expect(await readBytes(Buffer.from('not a picture'))).toEqual({ status: 'unreadable', reason: zoneReasons.damaged })
  })

  it('in a PDF of forty pages is refused', async () => {
    const pdf = wrapInPdf(await readFile(clean), 1000, 720, 40)
    expect(await readBytes(pdf, 'pdf')).toEqual({ status: 'too-large', reason: zoneReasons.pages })
  })
})

describe('a reader of zones', () => {
  it('ends with its time and its memory, and reads the next file', async () => {
    const hasty = startExtractor({ zone: { timeoutMs: 5 } })
    expect(await hasty.readZone({ path: clean, kind: 'jpg' }, '2026-11-30')).toEqual({
      ...{ status: 'timed-out', reason: zoneReasons.time },
    })
    await hasty.close()
    const small = startExtractor({ zone: { memoryMbMax: 60 } })
    expect(await small.readZone({ path: clean, kind: 'jpg' }, '2026-11-30')).toEqual({
      ...{ status: 'too-large', reason: zoneReasons.memory },
    })
    await small.close()
    expect(await read(clean)).toMatchObject(harpreet)
  })
})

function drawLicence(): Buffer {
  const canvas = createCanvas(1200, 760)
  const context = canvas.getContext('2d')
  context.fillStyle = '#e8e4ea'
  context.fillRect(0, 0, 1200, 760)
  context.fillStyle = '#222'
  context.font = '44px sans-serif'
  const lines = [
    'DRIVING LICENCE',
    '1. SAMPLE',
    '2. ALEX',
    '3. 01.02.1990 NOWHERE',
    '4a. 03.04.2020  4b. 02.04.2030',
    '5. 000000 9 AB',
    '9. AM/B1/B/f/k/q',
  ]
  for (const [at, line] of lines.entries()) context.fillText(line, 420, 90 + at * 90)
  context.fillStyle = '#888'
  context.fillRect(60, 150, 300, 400)
  return canvas.toBuffer('image/jpeg')
}
