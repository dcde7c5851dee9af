import { signCell, signInk } from './signs.gen.ts'

/** A sign's ink at one blur: without its mean and of length one, so that a product with a cell is their correlation. */
export interface Template {
  sign: string
  ink: Float32Array
  /** How far its ink lies around its mean, before that was made one. */
  spread: number
}

/** Signs of one size at one blur. */
export interface TemplateSet {
  width: number
  height: number
  templates: Template[]
  /** Correlation of each sign with each, in the same order. */
  alike: number[][]
}

const blurs = [0.6, 1.2, 2, 3, 4]

/** The signs at half their size, for finding where cells stand. */
export const coarseSigns: TemplateSet = toSet(0.8, 2)

/** The signs at their size, from sharp to blurred. */
export const fineSigns: readonly TemplateSet[] = blurs.map((sigma) => toSet(sigma, 1))

function toSet(sigma: number, shrink: number): TemplateSet {
  const { width, height } = signCell
  const templates = Object.entries(signInk).map(([sign, levels]) => {
    const ink = Float32Array.from(levels, (level) => Number.parseInt(level, 16) / 15)
    return { sign, ...normalise(shrinkInk(blur(ink, width, height, sigma), width, height, shrink)) }
  })
  const alike = templates.map(({ ink: one }) =>
    templates.map(({ ink: other }) => one.reduce((sum, level, at) => sum + level * (other[at] ?? 0), 0)),
  )
  return { width: width / shrink, height: height / shrink, templates, alike }
}

function blur(ink: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.5)
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)))
  const whole = kernel.reduce((sum, part) => sum + part, 0)
  const along = (from: Float32Array, dx: number, dy: number) =>
    from.map((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      let sum = 0
      kernel.forEach((part, step) => {
        const [px, py] = [x + (step - reach) * dx, y + (step - reach) * dy]
        if (px >= 0 && px < width && py >= 0 && py < height) sum += part * (from[py * width + px] ?? 0)
      })
      return sum / whole
    })
  return along(along(ink, 1, 0), 0, 1)
}

function shrinkInk(ink: Float32Array, width: number, height: number, by: number): Float32Array {
  if (by === 1) return ink
  const small = new Float32Array((width / by) * (height / by))
  ink.forEach((level, at) => {
    const to = Math.floor(Math.floor(at / width) / by) * (width / by) + Math.floor((at % width) / by)
    small[to] = (small[to] ?? 0) + level / by ** 2
  })
  return small
}

function normalise(ink: Float32Array): Omit<Template, 'sign'> {
  const mean = ink.reduce((sum, level) => sum + level, 0) / ink.length
  const spread = Math.hypot(...ink.map((level) => level - mean))
  return { ink: ink.map((level) => (level - mean) / spread), spread }
}
