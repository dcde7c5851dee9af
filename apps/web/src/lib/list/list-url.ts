import { pageMax, pageSizes, searchCharsMax } from '@corridor/contract/wire/list-bounds'

/** The state of a list, as its address holds it. */
export interface ListState {
  page: number
  size: number
  sort: string
  dir: 'asc' | 'desc'
  search: string
  filters: Record<string, string>
}

export interface ListDefaults {
  size: number
  sort: string
  dir: 'asc' | 'desc'
}

/** Lists for which the specification says ten rows a page (spec 1 §9, spec 2 §9); every other has the usual number. */
export const specifiedRows = { size: 10 } as const

/** Names that an address may say: sorts and filters of this list; everything else falls back to the defaults. */
export interface ListRules {
  defaults: ListDefaults
  sorts: readonly string[]
  /** By name: whether a value makes sense. */
  filters: Record<string, (value: string) => boolean>
}

type Search = Record<string, unknown>

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function pageOf(value: unknown) {
  const page = Number(textOf(value))
  return Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1
}

/** Reads a list's state from an address; values that make no sense are as if they were not there. */
export function readListState(search: Search, { defaults, sorts, filters }: ListRules): ListState {
  const size = Number(textOf(search.size))
  const sort = textOf(search.sort)
  const knownSort = sorts.includes(sort)
  return {
    page: pageOf(search.page),
    size: pageSizes.some((offered) => offered === size) ? size : defaults.size,
    sort: knownSort ? sort : defaults.sort,
    dir: search.dir === 'asc' || search.dir === 'desc' ? search.dir : defaults.dir,
    search: textOf(search.search).slice(0, searchCharsMax),
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([name, makesSense]) => {
        const value = textOf(search[name])
        return value !== '' && makesSense(value) ? [[name, value]] : []
      }),
    ),
  }
}

/** Writes a list's state into an address: defaults are left out, parameters of others stay. */
export function writeListState(search: Search, state: ListState, { defaults, filters }: ListRules): Search {
  const written: Search = {
    ...search,
    page: state.page === 1 ? undefined : String(state.page),
    size: state.size === defaults.size ? undefined : String(state.size),
    sort: state.sort === defaults.sort ? undefined : state.sort,
    dir: state.dir === defaults.dir ? undefined : state.dir,
    search: state.search || undefined,
  }
  for (const name of Object.keys(filters)) written[name] = state.filters[name]
  return written
}

/** The part of a list's address that a saved view keeps: all but the page. */
export const viewParams = (state: ListState, rules: ListRules): Record<string, string> =>
  Object.fromEntries(
    Object.entries(writeListState({}, { ...state, page: 1 }, rules)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** A change of anything but the page starts again at the first page. */
export const changeListState = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})
