import { describe, expect, it } from 'vitest'
import { distinctNames, faultOfPattern, nameByPattern, safeFileName } from './file-pattern.ts'

const values = {
  ...{ student: 'Grace Wanjiru', first: 'Grace', last: 'Wanjiru', paper: 'Proof of funds', number: '03' },
  ...{ 'student-number': 'N-77', programme: 'MSc Data Science', institution: 'Kauri University' },
}

describe('the pattern of names', () => {
  it.each([
    ['{student} - {paper} - {number}', undefined],
    ['', undefined],
    ['APPLICATION', undefined],
    ['{passport}', '{passport}'],
    ['{student', '{'],
    ['{}', '{}'],
    ['{student}}', '}'],
  ])('%j has the fault %j', (pattern, fault) => {
    expect(faultOfPattern(pattern)).toBe(fault)
  })

  it.each([
    ['{student} - {paper} - {number}', {}, 'Grace Wanjiru - Proof of funds - 03'],
    ['', {}, '03 Proof of funds'],
    ['{student-number} - {paper}', { 'student-number': '' }, 'Proof of funds'],
    ['{student} - {student-number} - {paper}', { 'student-number': '' }, 'Grace Wanjiru - Proof of funds'],
    ['{student}_{paper}', { student: '王小明', paper: '成绩单' }, '王小明_成绩单'],
    ['{student} - {paper}', { student: 'نور الدين', paper: 'كشف حساب' }, 'نور الدين - كشف حساب'],
    ['{paper}', { paper: '../../etc/passwd' }, '-..-etc-passwd'],
    ['{paper}', { paper: 'a\u202efdp.exe\u0000' }, 'afdp.exe'],
    ['{paper}', { paper: 'CON' }, '_CON'],
    ['{paper}', { paper: '...' }, '_'],
  ])('%j with %j is %j', (pattern, more, name) => {
    expect(nameByPattern(pattern, { ...values, ...more })).toBe(name)
  })

  it('cuts a long name between whole signs', () => {
    const name = safeFileName('👩‍🎓'.repeat(60))
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
    expect(name.replaceAll('👩‍🎓', '')).toBe('')
    expect(safeFileName('名'.repeat(100))).toBe('名'.repeat(66))
  })

  it('numbers names that a file system holds for one', () => {
    expect(distinctNames(['Marks', 'marks', 'Marks', 'Marks (2)'])).toEqual([
      ...['Marks', 'marks (2)', 'Marks (3)', 'Marks (2) (2)'],
    ])
  })
})
