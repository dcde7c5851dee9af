import { describe, expect, it } from 'vitest'
import { changeListState, filtersWhile, type ListRules, readListState, writeListState } from './list-url'
import { pageBlock } from './page/page-block'

const rules: ListRules = {
  defaults: { size: 10, sort: 'createDate', dir: 'desc' },
  sorts: ['name', 'createDate'],
  filters: { status: (value) => value === 'active' || value === 'inactive' },
}
const defaults = { page: 1, size: 10, sort: 'createDate', dir: 'desc', search: '', filters: {} }

describe('the address of a list', () => {
  it('says nothing where the list stands at its defaults', () => {
    expect(readListState({}, rules)).toEqual(defaults)
    expect(Object.values(writeListState({}, readListState({}, rules), rules)).filter(Boolean)).toEqual([])
  })

  it('keeps every part of the state through writing and reading', () => {
    const state = {
      page: 3,
      size: 25,
      sort: 'name',
      dir: 'asc',
      search: 'java',
      filters: { status: 'active' },
    } as const
    expect(readListState(writeListState({}, state, rules), rules)).toEqual(state)
  })

  it.each([
    ['a page below one', { page: '-4' }],
    ['a page that is no number', { page: 'two' }],
    ['a size that is not offered', { size: '7' }],
    ['an unknown sort', { sort: 'password' }],
    ['an unknown direction', { dir: 'sideways' }],
    ['a filter value that makes no sense', { status: 'drop table' }],
  ])('falls back to the default for %s', (_what, search) => {
    expect(readListState(search, rules)).toEqual(defaults)
  })

  it('leaves the parameters of others alone', () => {
    expect(writeListState({ tab: 'notes' }, readListState({}, rules), rules)).toMatchObject({ tab: 'notes' })
  })

  it('starts again at the first page when anything else changes', () => {
    const state = readListState({ page: '4' }, rules)
    expect(changeListState(state, { search: 'java' }).page).toBe(1)
    expect(changeListState(state, { page: 5 }).page).toBe(5)
  })
})

describe('a filter that usually holds', () => {
  const usually = { ...rules, defaults: { ...rules.defaults, filters: { status: 'active' } } }
  const filtersOf = (search: Record<string, string>) => readListState(search, usually).filters
  const written = (state: object) => writeListState({}, { ...readListState({}, usually), ...state }, usually)

  it('holds where the address says nothing, and not while one searches', () => {
    expect(filtersOf({})).toEqual({ status: 'active' })
    expect(filtersOf({ status: 'all' })).toEqual({})
    expect(filtersOf({ status: 'inactive' })).toEqual({ status: 'inactive' })
    expect(filtersOf({ search: 'rao' })).toEqual({})
    expect(filtersOf({ search: 'rao', status: 'active' })).toEqual({ status: 'active' })
  })

  it('is written where it does not hold', () => {
    expect(written({}).status).toBeUndefined()
    expect(written({ filters: {} }).status).toBe('all')
    expect(written({ filters: {}, search: 'rao' }).status).toBeUndefined()
    expect(written({ filters: { status: 'active' }, search: 'rao' }).status).toBe('active')
  })

  it('makes way for a search, and is back after it', () => {
    const before = readListState({}, usually)
    const during = { ...before, search: 'rao', filters: {} }
    expect(filtersWhile('rao', before, usually.defaults)).toEqual({})
    expect(filtersWhile('', during, usually.defaults)).toEqual({ status: 'active' })
    expect(filtersWhile('raos', { ...during, filters: { status: 'active' } }, usually.defaults)).toEqual({
      status: 'active',
    })
  })
})

describe('page buttons', () => {
  it.each([
    [1, 14, [1, 2, 3, 4, 5]],
    [5, 14, [1, 2, 3, 4, 5]],
    [6, 14, [6, 7, 8, 9, 10]],
    [14, 14, [11, 12, 13, 14]],
    [1, 1, [1]],
  ])('on page %i of %i stand in their block of five', (page, pages, block) => {
    expect(pageBlock(page, pages)).toEqual(block)
  })
})
