import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { composeZone, type ZoneHolder } from '../../../test/reading/zone/compose-zone.ts'
import type { GreyImage } from '../document/ocr/page-image.ts'
import { findZone } from './find-zone.ts'
import { signCell, signInk } from './match/signs.gen.ts'
import { parseZone } from './parse/parse-zone.ts'

const holder: ZoneHolder = {
  ...{ issuer: 'NGA', citizenship: 'NGA', number: 'A00000101', birth: '011030', expiry: '300320' },
  ...{ sex: 'F', surname: 'OKAFOR', given: 'ADAEZE' },
}
const page = { width: 1300, height: 700 }
const paper = 225

/** A page with the lines of a zone, made of the signs themselves, without any font. */
function paintZone(lines: readonly string[]): GreyImage {
  const pixels = Buffer.alloc(page.width * page.height, paper)
  const left = Math.floor((page.width - (lines[0]?.length ?? 0) * signCell.width) / 2)
  for (const [row, line] of lines.entries())
    for (const [at, sign] of [...line].entries())
      for (const [index, level] of [...(signInk[sign] ?? '')].entries()) {
        const x = left + at * signCell.width + (index % signCell.width)
        const y = 400 + row * 50 + Math.floor(index / signCell.width)
        pixels[y * page.width + x] = paper - Number.parseInt(level, 16) * 12
      }
  return { ...page, pixels }
}

async function blur({ width, height, pixels }: GreyImage, sigma: number): Promise<GreyImage> {
  const image = sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .toColourspace('b-w')
  return { width, height, pixels: await image.raw().toBuffer() }
}

function readPage(image: GreyImage) {
  const found = findZone(image)
  if (found.status !== 'found') throw new Error(`The zone was not found: ${found.status}.`)
  return parseZone(found.band.cells, '2026-11-30')
}

describe('a zone on a page', () => {
  it.each(['TD3', 'TD2', 'TD1', 'MRV-A', 'MRV-B'] as const)('of %s is found and read', (format) => {
    expect(readPage(paintZone(composeZone(format, holder)))).toMatchObject({
      format,
      number: { value: 'A00000101', doubt: null, isMended: false },
      ...{ birthDate: { value: '2001-10-30' }, expiryDate: { value: '2030-03-20' }, sex: { value: 'F' } },
      ...{ surname: { value: 'OKAFOR' }, givenNames: { value: 'ADAEZE' }, issuer: { value: 'NGA' } },
    })
  })

  it.each(['A00000101', 'AOOOOO101'])(
    'has the number as it is printed, which the margin of the picture tells: %s',
    (number) => {
      expect(readPage(paintZone(composeZone('TD3', { ...holder, number })))?.number.value).toBe(number)
    },
  )

  it('has no number to fill in once blur has made its signs alike', async () => {
    const number = readPage(await blur(paintZone(composeZone('TD3', holder)), 3.5))?.number
    expect(number).toMatchObject({ value: null, doubt: 'spelling' })
    expect(number?.spellings).toContain('A00000101')
  })

  it('has no sign where one is washed out', () => {
    const image = paintZone(composeZone('TD3', holder))
    const left = (page.width - 44 * signCell.width) / 2 + 3 * signCell.width
    for (let y = 450; y < 480; y += 1)
      for (let x = left; x < left + signCell.width; x += 1) image.pixels[y * page.width + x] = 230
    expect(readPage(image)?.number).toMatchObject({ value: null, doubt: 'faint', spellings: [] })
  })

  it('is none if no line has its pitch', () => {
    const image = paintZone(['', ''])
    for (let y = 400; y < 480; y += 1)
      for (let x = 200; x < 1100; x += 1)
        if (y % 50 < 20 && Math.sin(x / 7 + x * x) > 0) image.pixels[y * page.width + x] = 30
    expect(findZone(image)).toEqual({ status: 'none' })
  })
})
