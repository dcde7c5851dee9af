import { describe, expect, it } from 'vitest'
import { contrastOf, readableOn, toBrandColor } from './brand-color.ts'

describe('a brand colour', () => {
  it.each([
    ['#1a2b3c', '#1a2b3c'],
    ['1A2B3C', '#1a2b3c'],
    ['#fA0', '#ffaa00'],
    ['', null],
    ['#12', null],
    ['#12345', null],
    ['#1234567', null],
    ['red', null],
    ['#12345g', null],
  ])('%j is kept as %j', (given, kept) => {
    expect(toBrandColor(given)).toBe(kept)
  })

  it('has a text on it that can be read, whatever it is', () => {
    expect([readableOn('#000000'), readableOn('#ffffff')]).toEqual(['#ffffff', '#000000'])
    const steps = [0, 51, 102, 119, 127, 153, 204, 255].map((value) => value.toString(16).padStart(2, '0'))
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const color = `#${red}${green}${blue}`
          expect(contrastOf(color, readableOn(color))).toBeGreaterThanOrEqual(4.5)
        }
  })

  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
