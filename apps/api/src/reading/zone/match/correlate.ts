import type { TemplateSet } from './signs.ts'

/** The best correlation of any sign with the window of a sample at this corner; 0 if nothing stands there. */
export function bestAt(ink: Float32Array, width: number, x: number, y: number, set: TemplateSet): number {
  const spread = spreadAt(ink, width, x, y, set)
  if (spread === 0) return 0
  let best = 0
  for (const { ink: sign } of set.templates) best = Math.max(best, product(ink, width, x, y, set, sign))
  return best / spread
}

/** The correlation of each sign with the window, in the order of the set. */
export function eachAt(ink: Float32Array, width: number, x: number, y: number, set: TemplateSet): number[] {
  const spread = spreadAt(ink, width, x, y, set)
  return set.templates.map(({ ink: sign }) => (spread === 0 ? 0 : product(ink, width, x, y, set, sign) / spread))
}

function product(
  ink: Float32Array,
  width: number,
  x: number,
  y: number,
  { width: wide, height: high }: TemplateSet,
  sign: Float32Array,
): number {
  let sum = 0
  for (let row = 0; row < high; row += 1) {
    let from = (y + row) * width + x
    for (let at = row * wide; at < (row + 1) * wide; at += 1) {
      sum += (ink[from] as number) * (sign[at] as number)
      from += 1
    }
  }
  return sum
}

/** How far the ink of a window lies around its mean: the length that makes products correlations, 0 if it is flat. */
export function spreadAt(
  ink: Float32Array,
  width: number,
  x: number,
  y: number,
  { width: wide, height: high }: Pick<TemplateSet, 'width' | 'height'>,
): number {
  let [sum, squares] = [0, 0]
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const level = ink[(y + row) * width + x + column] ?? 0
      sum += level
      squares += level * level
    }
  const count = wide * high
  const around = squares - (sum * sum) / count
  return around < count * 1e-4 ? 0 : Math.sqrt(around)
}
