import type { Cell } from '../cell.ts'
import type { AlignedLine } from './align.ts'
import { eachAt, spreadAt } from './correlate.ts'
import { fineSigns, type TemplateSet } from './signs.ts'
import { type Patch, type Pyramid, sample } from './strip.ts'

/** Signs this far behind the first are named as rivals. */
const rivalWithin = 0.75
/** Two signs that blur made more alike than this cannot be told for sure, however well one of them matches. */
const unlikeMin = 0.08
/** A cell that matches nothing better than this is not told. */
const likeMin = 0.62
/** A cell with less ink than this share of its line's usual ink is faint. */
const inkMin = 0.45
/** From this share on its ink is as good as all of it. */
const fullInk = 0.75

/** How the signs of a line were printed and seen: leaning, tall, blurred. */
interface Look {
  slant: number
  tall: number
  set: TemplateSet
}

/** Samples are this much wider than a cell, which is then looked for this far around its place. */
const reach = 1
const slants = [0, 0.1, 0.2, -0.1]
const heights = [1, 0.94, 1.06]

/** Reads the cells of a line. */
export function readCells(pyramid: Pyramid, line: AlignedLine): Cell[] {
  const look = findLook(pyramid, line)
  const seen = Array.from({ length: line.cells }, (_, cell) => seeCell(pyramid, line.patchOf(cell), look))
  const usual = median(seen.map(({ ink }) => ink))
  return seen.map(({ scores, ink }) => {
    const first = scores.indexOf(Math.max(...scores))
    const best = scores[first] ?? 0
    const alike = look.set.alike[first] ?? []
    // A sign that is half washed out by glare may have lost the stroke that told it from another.
    const nearness = Math.min(1, ink / (usual * fullInk))
    const rivals = look.set.templates
      .map(({ sign }, at) => ({
        sign,
        behind: (nearness * (best - (scores[at] ?? 0))) / Math.max(unlikeMin, 1 - (alike[at] ?? 0)),
      }))
      .filter(({ behind }, at) => at !== first && behind < rivalWithin)
      .sort((one, other) => one.behind - other.behind)
    const isClear = best >= likeMin && ink >= usual * inkMin
    return {
      sign: isClear ? (look.set.templates[first]?.sign ?? '?') : '?',
      sure: isClear ? Math.min(1, rivals[0]?.behind ?? rivalWithin) : 0,
      rivals,
    }
  })
}

const besideMin = 0.75

/** True if a sign stands before the first cell or behind the last: then the line has another length than was thought. */
export function standsBeside(pyramid: Pyramid, line: AlignedLine): boolean {
  const look = { slant: 0, tall: 1, set: fineSigns[1] as TemplateSet }
  const see = (cell: number) => seeCell(pyramid, line.patchOf(cell), look)
  const usual = median([0.2, 0.4, 0.5, 0.6, 0.8].map((share) => see(Math.floor(share * line.cells)).ink))
  return [-1, line.cells].map(see).some(({ scores, ink }) => Math.max(...scores) > besideMin && ink > usual * inkMin)
}

// Each part of the look is found by itself, from every third cell.
function findLook(pyramid: Pyramid, line: AlignedLine): Look {
  const some = Array.from({ length: Math.ceil(line.cells / 3) }, (_, at) => line.patchOf(at * 3))
  const likeness = (look: Look) =>
    some.reduce((sum, patch) => sum + Math.max(...seeCell(pyramid, patch, look).scores), 0)
  const best = <T>(values: readonly T[], toLook: (value: T) => Look): Look =>
    values
      .map(toLook)
      .map((look) => ({ look, like: likeness(look) }))
      .reduce((one, other) => (other.like > one.like ? other : one)).look
  const plain: Look = { slant: 0, tall: 1, set: fineSigns[1] as TemplateSet }
  const slanted = best(slants, (slant) => ({ ...plain, slant }))
  const blurred = best(fineSigns, (set) => ({ ...slanted, set }))
  return best(heights, (tall) => ({ ...blurred, tall }))
}

interface Seen {
  scores: number[]
  ink: number
}

/** The correlation of each sign with a cell at the place where one matches best, and how much ink of it there is. */
function seeCell(pyramid: Pyramid, patch: Patch, { slant, tall, set }: Look): Seen {
  const [width, height] = [set.width + 2 * reach, set.height + 2 * reach]
  const lean: Patch = {
    ...patch,
    downX: patch.downX * tall - patch.rightX * slant,
    downY: patch.downY * tall - patch.rightY * slant,
  }
  const ink = sample(pyramid, lean, width, height)
  let seen: Seen = { scores: set.templates.map(() => 0), ink: 0 }
  let best = 0
  for (let y = 0; y <= 2 * reach; y += 1)
    for (let x = 0; x <= 2 * reach; x += 1) {
      const scores = eachAt(ink, width, x, y, set)
      const top = Math.max(...scores)
      if (top <= best) continue
      best = top
      const spread = set.templates[scores.indexOf(top)]?.spread ?? 1
      seen = { scores, ink: (top * spreadAt(ink, width, x, y, set)) / spread }
    }
  return seen
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
