import { describe, expect, it } from 'vitest'
import { faceTone, faceTones, initialsOf } from './face'
import { tokens } from './tokens'

const channel = (hex: string, at: number) => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const light = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

describe('face', () => {
  it.each(['light', 'dark'] as const)('is read on each of its eight grounds in the %s theme', (theme) => {
    const colours: Record<string, string> = tokens[theme]
    for (let tone = 0; tone < faceTones; tone += 1)
      expect(contrast(colours[`--face-${tone}`] ?? '', colours[`--face-${tone}-quiet`] ?? '')).toBeGreaterThan(4.5)
  })

  it('keeps the colour of an id, and gives others to others', () => {
    const ids = Array.from({ length: 64 }, (_, at) => `01936f2e-7a00-7000-8000-${String(at).padStart(12, '0')}`)
    expect(ids.map(faceTone)).toEqual(ids.map(faceTone))
    expect(new Set(ids.map(faceTone)).size).toBe(faceTones)
  })

  it.each([
    ['Anita Rao', 'AR'],
    ['Rao, Anita Maria', 'RM'],
    ['Cher', 'C'],
    ['李伟', '李'],
    ['محمد علي', 'مع'],
    ['', '?'],
  ])('shows %j as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('marks a company by its first letter', () => {
    expect(initialsOf('harbor Staffing', 'company')).toBe('H')
  })
})
