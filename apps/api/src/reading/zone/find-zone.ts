import type { GreyImage } from '../document/ocr/page-image.ts'
import { type Band, findBands } from './find/bands.ts'
import type { Bar } from './find/bars.ts'
import { Pyramid } from './match/strip.ts'
import { type ReadBand, readBand } from './read-band.ts'

/** A zone with the picture that it was read from, or why none was. */
export type FoundZone = { status: 'found'; band: ReadBand; pyramid: Pyramid } | { status: 'none' | 'two' | 'cut' }

/** Looks for the one zone of a picture, whichever way up it lies. */
export function findZone(image: GreyImage): FoundZone {
  const pyramid = new Pyramid(image)
  const places = gather(findBands(image))
  const read: { place: Band[]; band: ReadBand }[] = []
  for (const place of places) {
    const band = firstRead(pyramid, place)
    if (band) read.push({ place, band })
  }
  // Two of the three lines of a card may look like a zone of two lines: the better one of what overlaps counts.
  const apart = read
    .toSorted((one, other) => other.band.score - one.band.score)
    .filter(({ place }, at, all) => !all.slice(0, at).some((better) => overlap(better.place[0], place[0])))
  if (apart.length > 1) return { status: 'two' }
  const [found] = apart
  if (found) return runsOut(found.band, image) ? { status: 'cut' } : { status: 'found', band: found.band, pyramid }
  return { status: places.flat().some((band) => isCut(band, image)) ? 'cut' : 'none' }
}

function firstRead(pyramid: Pyramid, place: readonly Band[]): ReadBand | null {
  for (const band of place) {
    const read = readBand(pyramid, band)
    if (read) return read
  }
  return null
}

/** The same place is found at several radii; each finding stands for the others until it fails. */
function gather(bands: readonly Band[]): Band[][] {
  const places: Band[][] = []
  for (const band of bands) {
    const place = places.find(([first]) => first?.bars.length === band.bars.length && isSame(first, band))
    if (place) place.push(band)
    else places.push([band])
  }
  return places
}

const lengthOf = ({ x0, y0, x1, y1 }: Bar) => Math.hypot(x1 - x0, y1 - y0)
const middleOf = ({ bars }: Band) => ({
  x: bars.reduce((sum, { x0, x1 }) => sum + x0 + x1, 0) / bars.length / 2,
  y: bars.reduce((sum, { y0, y1 }) => sum + y0 + y1, 0) / bars.length / 2,
})

function isSame(one: Band, other: Band): boolean {
  const [length, otherLength] = [one, other].map(({ bars }) => lengthOf(bars[0] as Bar)) as [number, number]
  return distance(one, other) < length / 50 && Math.abs(length - otherLength) < length * 0.05
}

const overlap = (one: Band | undefined, other: Band | undefined) =>
  one !== undefined && other !== undefined && distance(one, other) < lengthOf(one.bars[0] as Bar) / 8

function distance(one: Band, other: Band): number {
  const [from, to] = [middleOf(one), middleOf(other)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

// Lines that have room for one more sign end where they end; others may go on beyond the picture.
const runsOut = ({ lines }: ReadBand, { width, height }: GreyImage) =>
  lines.some((line) =>
    [-1, line.cells].map(line.patchOf).some(({ x, y }) => x < 0 || y < 0 || x >= width || y >= height),
  )

// Lines that run out of the picture.
const isCut = ({ bars }: Band, { width, height }: GreyImage) =>
  bars.every((bar) => {
    const near = lengthOf(bar) / 25
    return [
      [bar.x0, bar.y0],
      [bar.x1, bar.y1],
    ].some(([x = 0, y = 0]) => x < near || y < near || x > width - near || y > height - near)
  })
