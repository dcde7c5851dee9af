import { describe, expect, it } from 'vitest'
import { type Conditioned, isAskedOf, type StudentKnown } from './holds.ts'

const row = (more: Partial<Conditioned>): Conditioned => ({
  ...{ condition: 'any', levels: [], fieldWords: [], citizenships: [] },
  ...more,
})
const known = (more: Partial<StudentKnown>): StudentKnown => ({
  ...{ isMinor: null, hasDependants: null, level: null, field: null, citizenship: null },
  ...more,
})

describe('a paper of the checklist', () => {
  it.each<[string, Partial<Conditioned>, Partial<StudentKnown>, boolean | null]>([
    ['is asked of everybody', { condition: 'any' }, {}, true],
    ['is asked of a minor', { condition: 'minor' }, { isMinor: true }, true],
    ['is not asked of who is of age', { condition: 'minor' }, { isMinor: false }, false],
    ['may be asked of who has no birth date', { condition: 'minor' }, {}, null],
    ['is asked of a family', { condition: 'dependants' }, { hasDependants: true }, true],
    ['is not asked of who comes alone', { condition: 'dependants' }, { hasDependants: false }, false],
    ['may be asked of who said nothing of a family', { condition: 'dependants' }, {}, null],
    ['is asked at its level', { condition: 'level', levels: ['bachelor', 'master'] }, { level: 'master' }, true],
    ['is not asked at another level', { condition: 'level', levels: ['bachelor'] }, { level: 'master' }, false],
    ['may be asked at a level that nobody said', { condition: 'level', levels: ['bachelor'] }, {}, null],
    ['is asked in its field', { condition: 'field', fieldWords: ['physics'] }, { field: 'Applied PHYSICS' }, true],
    ['is not asked in another field', { condition: 'field', fieldWords: ['physics'] }, { field: 'History' }, false],
    ['may be asked in a field that nobody said', { condition: 'field', fieldWords: ['physics'] }, {}, null],
    ['is asked of its citizens', { condition: 'citizenship', citizenships: ['in', 'np'] }, { citizenship: 'np' }, true],
    ['is not asked of others', { condition: 'citizenship', citizenships: ['in'] }, { citizenship: 'br' }, false],
    ['may be asked of who has no citizenship yet', { condition: 'citizenship', citizenships: ['in'] }, {}, null],
    [
      'of a minor hangs on no level',
      { condition: 'minor', levels: ['master'] },
      { isMinor: true, level: 'diploma' },
      true,
    ],
  ])('%s', (_, of, who, asked) => {
    expect(isAskedOf(row(of), known(who))).toBe(asked)
  })
})
