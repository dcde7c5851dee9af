import { describe, expect, it } from 'vitest'
import { isLeftOver, withTyped } from './draft-values'

const standing = { id: 'a', version: 3, name: 'Java', skills: ['Java'] }

describe('what was left', () => {
  it.each([
    ['is offered where it differs from what stands', { values: { ...standing, name: 'Rust' } }, true],
    ['is over where all of it stands, under whatever version', { values: { ...standing, version: 1 } }, false],
    [
      'is over where it changed nothing, though the record was changed since',
      { values: { ...standing, version: 1, name: 'Cobol' }, opened: { ...standing, version: 1, name: 'Cobol' } },
      false,
    ],
    [
      'is offered where it changed what somebody else changed too',
      { values: { ...standing, name: 'Rust' }, opened: { ...standing, name: 'Cobol' } },
      true,
    ],
  ])('%s', (_name, draft, expected) => expect(isLeftOver(draft, standing)).toBe(expected))
})

describe('what is typed beside it', () => {
  const initial = { name: '', title: '', skills: [] as string[], places: [{ key: 1, city: '' }] }

  it('stands over it field by field', () => {
    const left = { ...initial, name: 'Ada', title: 'Pilot' }
    expect(withTyped(left, initial, { ...initial, title: 'Welder' })).toEqual({ ...left, title: 'Welder' })
  })

  it('comes to the entries that were left, none twice', () => {
    const left = { ...initial, skills: ['Java'], places: [{ key: 2, city: 'Oslo' }] }
    const typed = { ...initial, skills: ['SQL', 'Java'], places: [{ key: 1, city: 'Rome' }] }
    const places = [
      { key: 2, city: 'Oslo' },
      { key: 3, city: 'Rome' },
    ]
    expect(withTyped(left, initial, typed)).toEqual({ ...left, skills: ['Java', 'SQL'], places })
  })

  it('leaves out an entry that nobody filled in', () => {
    const left = { ...initial, places: [{ key: 1, city: 'Oslo' }] }
    const typed = { ...initial, places: [...initial.places, { key: 2, city: 'Rome' }] }
    expect(withTyped(left, initial, typed).places).toEqual([
      { key: 1, city: 'Oslo' },
      { key: 2, city: 'Rome' },
    ])
  })
})
