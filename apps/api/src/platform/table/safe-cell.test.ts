import { describe, expect, it } from 'vitest'
import { ownCell, safeCell } from './safe-cell.ts'

describe('a cell', () => {
  it.each(['=1+1', '+49 89', '-5', '@home', '\tx', '\rx', '\nx', '＝1', '＠x'])(
    'that begins as %j is made safe, and comes back',
    (text) => {
      expect(safeCell(text)).toBe(`'${text}`)
      expect(ownCell(safeCell(text))).toBe(text)
    },
  )

  it.each(['Ulm', "O'Brien", "'quoted'", '1-2', 'a=b', '', ' =1'])('%j stays as it is', (text) => {
    expect(safeCell(text)).toBe(text)
  })

  it('that a person wrote loses what no text holds', () => {
    expect(ownCell('  Ru\0st\u0007 ')).toBe('Rust')
    expect(ownCell('\u00a0Ulm\u00a0')).toBe('Ulm')
    expect(ownCell('two\nlines')).toBe('two\nlines')
    expect(ownCell("'til dawn")).toBe("'til dawn")
  })
})
