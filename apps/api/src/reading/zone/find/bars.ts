/** A long thin mark: the middle of its two ends, and how thick it is, in pixels. */
export interface Bar {
  x0: number
  y0: number
  x1: number
  y1: number
  thick: number
}

const slimMin = 8
const lengthMin = 60

interface Mark {
  count: number
  x: number
  y: number
  xx: number
  xy: number
  yy: number
}

/** The long thin marks among those that hang together. */
export function findBars(marks: Uint8Array, width: number, height: number): Bar[] {
  const labels = label(marks, width, height)
  const all: Mark[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const own = labels[y * width + x] ?? 0
      if (own === 0) continue
      const mark = all[own] ?? { count: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 }
      all[own] = mark
      mark.count += 1
      mark.x += x
      mark.y += y
      mark.xx += x * x
      mark.xy += x * y
      mark.yy += y * y
    }
  return all.flatMap((mark) => toBar(mark) ?? [])
}

function toBar({ count, x, y, xx, xy, yy }: Mark): Bar | null {
  const [middleX, middleY] = [x / count, y / count]
  const varX = xx / count - middleX ** 2
  const varY = yy / count - middleY ** 2
  const both = xy / count - middleX * middleY
  const root = Math.sqrt(((varX - varY) / 2) ** 2 + both ** 2)
  const along = (varX + varY) / 2 + root
  const across = Math.max(0.1, (varX + varY) / 2 - root)
  const [length, thick] = [Math.sqrt(12 * along), Math.sqrt(12 * across)]
  if (length < lengthMin || length < thick * slimMin) return null
  // A frame or an arc is long too, but fills little of its bar.
  if (count < length * thick * 0.6) return null
  const angle = Math.atan2(2 * both, varX - varY) / 2
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2]
  return { x0: middleX - dx, y0: middleY - dy, x1: middleX + dx, y1: middleY + dy, thick }
}

/** The number of the mark that each pixel belongs to, 0 for none. */
function label(marks: Uint8Array, width: number, height: number): Int32Array {
  const labels = new Int32Array(marks.length)
  const parents = [0]
  const root = (of: number) => {
    let own = of
    while (parents[own] !== own) own = parents[own] ?? 0
    return own
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if (!marks[at]) continue
      const left = x > 0 ? (labels[at - 1] ?? 0) : 0
      const above = y > 0 ? (labels[at - width] ?? 0) : 0
      if (left && above && left !== above) {
        const [one, other] = [root(left), root(above)]
        parents[Math.max(one, other)] = Math.min(one, other)
        labels[at] = Math.min(one, other)
      } else if (left || above) labels[at] = left || above
      else {
        labels[at] = parents.length
        parents.push(parents.length)
      }
    }
  const roots = Int32Array.from(parents, (_, own) => root(own))
  for (let at = 0; at < labels.length; at += 1) labels[at] = roots[labels[at] ?? 0] ?? 0
  return labels
}
