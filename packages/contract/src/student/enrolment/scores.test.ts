import { describe, expect, it } from 'vitest'
import { type CoachingTestName, coachingTestNames, coachingTests, findScoreFault, scaleOf } from './scores.ts'

describe('the scale of a test', () => {
  const taken: [CoachingTestName, ...number[]][] = [
    ['ielts', 0, 6.5, 9],
    ['toefl', 0, 5.5, 120],
    ['pte', 10, 65, 90],
    ['celpip', 1, 12],
    ['duolingo', 10, 125, 160],
    ['gre', 260, 340],
    ['gmat', 205, 655, 805],
    ['sat', 400, 1250, 1600],
    ['tef', 0, 699],
  ]
  it('is tried for every test', () => expect(taken.map(([test]) => test)).toEqual(coachingTestNames))
  it.each(taken)('takes scores of %s that stand on it', (test, ...scores) => {
    expect(scores.map((score) => findScoreFault(test, score))).toEqual(scores.map(() => null))
  })

  it.each([
    ['ielts', 6.25],
    ['ielts', 9.5],
    ['toefl', 120.5],
    ['toefl', 121],
    ['pte', 9],
    ['celpip', 13],
    ['duolingo', 122],
    ['gre', 259],
    ['gmat', 700],
    ['sat', 1605],
    ['tef', 700],
  ] as const)('refuses %s %s by the sentence that names it', (test, score) => {
    expect(findScoreFault(test, score)).toBe(coachingTests[test].offScale.message)
    expect(coachingTests[test].offScale.message).toContain(coachingTests[test].name)
  })

  it('is the newer of TOEFL for a score of it, from the day on which that began', () => {
    expect(scaleOf('toefl', 5.5)?.id).toBe('toefl-6')
    expect(scaleOf('toefl', 5.5, '2026-01-21')?.id).toBe('toefl-6')
    expect(scaleOf('toefl', 5.5, '2026-01-20')).toBeUndefined()
    expect(scaleOf('toefl', 100, '2026-02-01')?.id).toBe('toefl-120')
  })
})
