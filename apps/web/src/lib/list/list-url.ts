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
  /** Values of filters that hold until somebody chooses others, or searches: a search looks among all rows. */
  filters?: Readonly<Record<string, string>>
}

/** Says in an address that a filter which usually holds does not. */
export const anyValue = 'all'

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
        const value = textOf(search[name]) || unsaid(defaults, name, textOf(search.search))
        return value && makesSense(value) ? [[name, value]] : []
      }),
    ),
  }
}

/** The value of a filter of which an address says nothing. */
const unsaid = ({ filters }: ListDefaults, name: string, search: string) => (search ? undefined : filters?.[name])

/** The filters once a search begins or is over: what usually holds makes way for it, and is back after it. */
export function filtersWhile(search: string, { search: before, filters }: ListState, { filters: usual }: ListDefaults) {
  if (!usual || Boolean(search) === Boolean(before)) return filters
  return search
    ? Object.fromEntries(Object.entries(filters).filter(([name, value]) => usual[name] !== value))
    : { ...usual, ...filters }
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
  for (const name of Object.keys(filters)) {
    const usual = unsaid(defaults, name, state.search)
    const value = state.filters[name] ?? (usual && anyValue)
    written[name] = value === usual ? undefined : value
  }
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
