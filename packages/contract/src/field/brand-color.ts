/** A colour as it is kept, `#rrggbb`, from a hex of 3 or 6 digits with or without `#`; null for anything else. Source: spec 2 §5. */
export function toBrandColor(given: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(given.trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

const black = '#000000'
const white = '#ffffff'

/** Black or white, whichever reads better on a colour: the better of the two always has a contrast of 4.5 at least (WCAG 2.2, 1.4.3). */
export const readableOn = (color: string): string =>
  contrast(luminance(color), 0) >= contrast(luminance(color), 1) ? black : white

/** Computes the contrast of two colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(luminance(one), luminance(other))

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The relative luminance of `#rrggbb`, from 0 to 1, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
