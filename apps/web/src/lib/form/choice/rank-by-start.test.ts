import { describe, expect, it } from 'vitest'
import { rankByStart } from './rank-by-start'

describe('rankByStart', () => {
  it('puts what begins with the typed text first, whatever its case', () => {
    expect(rankByStart(['Big Dallas', 'Dallas', 'New Dallas', 'dallastown'], 'DAL')).toEqual([
      'Dallas',
      'dallastown',
      'Big Dallas',
      'New Dallas',
    ])
  })

  it('names each text once', () => {
    expect(rankByStart(['Paris, Texas', 'Paris, Texas'], 'par')).toEqual(['Paris, Texas'])
  })
})
