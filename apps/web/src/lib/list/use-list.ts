import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toSearch } from '../page/search'
import {
  changeListState,
  filtersWhile,
  type ListDefaults,
  type ListRules,
  type ListState,
  readListState,
  textOf,
  viewParams,
  writeListState,
} from './list-url'
import type { Column, Filter, ListRow, ListSource } from './types'
import type { WayBody, WayName } from './way'

const usualDefaults: ListDefaults = { size: 25, sort: 'createDate', dir: 'desc' }
const noFilters: Record<string, Filter> = {}

type SortOf<Body> = NonNullable<Body> extends { sortBy?: infer Name } ? Name & string : string
type FilterOf<Body> = NonNullable<Body> extends { filters?: infer Filters } ? keyof NonNullable<Filters> : string

/** Columns that are kept with a record for all who open it; one's own view still wins. */
export interface KeptColumns {
  /** By their headers; null is the usual. */
  columns: readonly string[] | null
  /** Absent for whoever may not change them. */
  change?: {
    /** Shows them at once. */
    show: (headers: string[] | null) => void
    save: (headers: string[] | null) => Promise<unknown>
    /** True if saving failed. */
    readAgain: () => Promise<unknown>
  }
  /** A key: for whom they are kept. */
  says: string
}

export interface ListOptions<Row, Body> {
  columns: readonly Column<Row, SortOf<Body>>[]
  filters?: { readonly [Name in FilterOf<Body>]?: Filter }
  defaults?: Partial<Omit<ListDefaults, 'sort'>> & { sort?: SortOf<Body> }
  /** Filters that the page sets itself and the address does not hold: `{ hotlist: id }`. */
  fixed?: { readonly [Name in FilterOf<Body>]?: unknown }
  searchFields?: readonly string[]
  /** Sort names that no column has. */
  sorts?: readonly SortOf<Body>[]
  /** The columns that what the list is about shows to everybody. */
  kept?: KeptColumns | undefined
  /** The name under which views of this list are saved; without it there are none. */
  name?: string
}

/** A list's saved views, as far as its address knows them. */
export interface ListViewing {
  list: string
  /** Values of filters that hold until others are chosen. */
  usual: Readonly<Record<string, string>>
  /** The part of the list as it stands that a view would keep. */
  params: Record<string, string>
  /** The id of the view that was opened, whatever was changed since. */
  active: string
  /** A view, or a part of the list that is none. */
  open: (view?: { _id?: string; params: Record<string, string> }) => void
}

/** How often a search is asked again while its rows are still being prepared. */
const preparingMs = 5_000

export interface List<Row> {
  state: ListState
  change: (change: Partial<ListState>) => void
  columns: readonly Column<Row>[]
  filters: Record<string, Filter>
  rows: readonly Row[]
  /** The number of all that match. */
  total: number
  /** False if there are more than `total`, and nobody counted how many. */
  isExact: boolean
  /** How many rows can be searched yet, while others are still being prepared for it. */
  preparing: { done: number; of: number } | undefined
  /** Nothing has arrived yet. */
  isLoading: boolean
  /** Rows that were there stay while it refreshes. */
  isRefreshing: boolean
  /** The rows answer what was asked before: another page, another order. */
  isReplaced: boolean
  error: unknown
  retry: () => void
  isNarrowed: boolean
  clear: () => void
  /** The question how many rows there would be with one filter set. */
  countWith: (
    name: string,
    value: string,
  ) => {
    queryKey: QueryKey
    queryFn: () => Promise<{ totalDocs: number; totalIsExact?: boolean | undefined }>
  }
  /** Filters of the rows, as the contract's list bodies say them. */
  narrowing: { searchTerm: string; filters: Record<string, unknown>; searchFields?: string[] }
  viewing: ListViewing | undefined
  kept: KeptColumns | undefined
  /** The query but for the page, and the name of the list that was asked. */
  asked: { name: WayName; body: WayBody }
}

/** Filters with one more, or one less. */
export function withFilter(filters: Record<string, string>, name: string, value: string | null) {
  const { [name]: _removed, ...others } = filters
  return value ? { ...others, [name]: value } : others
}

/**
 * A list whose state is the address: page, size, sort, dir, search and filters survive reload, Back and a shared link.
 * `const list = useList(api.hotlist.list, { columns, filters, defaults: { sort: 'name', dir: 'asc' } })`, then `<ListPage list={list} … />`.
 */
export function useList<Body, Row extends ListRow>(
  source: ListSource<Body, Row>,
  options: ListOptions<Row, Body>,
): List<Row> {
  const { columns } = options
  const filters = filtersOf(options)
  const rules = rulesOf(options)
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = readListState(search, rules)
  const body = bodyOf(state, options)

  const query = useQuery({
    queryKey: [...source.key(), 'list', body],
    // The contract's names cannot be known here; a name that it refuses is a 400 and shows as the list's error.
    queryFn: ({ signal }) => source.call(body as Body, { signal }),
    placeholderData: keepPreviousData,
    // More is found as more is prepared.
    refetchInterval: ({ state: { data } }) => (data?.preparing ? preparingMs : false),
  })

  const write = (next: ListState, replace: boolean) =>
    void navigate({
      to: '.',
      search: toSearch((current) => writeListState(current, next, rules)),
      replace,
      resetScroll: false,
    })
  const { filters: usual = {} } = rules.defaults
  const change = (part: Partial<ListState>) => {
    const filters = filtersWhile(part.search ?? state.search, state, rules.defaults)
    write(changeListState(state, { filters, ...part, page: part.page ?? 1 }), 'search' in part)
  }

  const open: ListViewing['open'] = (view) =>
    void navigate({
      to: '.',
      search: toSearch((current) => ({
        ...writeListState(current, readListState(view?.params ?? {}, rules), rules),
        view: view?._id,
      })),
      resetScroll: false,
    })

  const total = query.data?.totalDocs ?? 0
  const lastPage = Math.max(Math.ceil(total / state.size), 1)
  const isPastEnd = query.isSuccess && !query.isPlaceholderData && state.page > lastPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving past the end moves the page; `write` is new at each render.
  useEffect(() => {
    if (isPastEnd) write({ ...state, page: lastPage }, true)
  }, [isPastEnd, lastPage])

  return {
    state,
    change,
    columns,
    filters,
    rows: query.data?.data ?? [],
    total,
    isExact: query.data?.totalIsExact ?? true,
    preparing: query.data?.preparing,
    isLoading: query.isPending,
    isRefreshing: query.isFetching && !query.isPending,
    isReplaced: query.isPlaceholderData,
    error: query.data ? undefined : (query.error ?? undefined),
    retry: () => void query.refetch(),
    isNarrowed: state.search !== '' || Object.entries(state.filters).some(([name, value]) => usual[name] !== value),
    clear: () => change({ search: '', filters: { ...usual } }),
    countWith(name, value) {
      const { filters } = changeListState(state, { filters: withFilter(state.filters, name, value) })
      const { sortBy: _by, sortDirection: _direction, ...counted } = bodyOf({ ...state, filters, page: 1 }, options)
      const one = { ...counted, limit: 1 }
      return { queryKey: [...source.key(), 'count', one], queryFn: () => source.call(one as Body) }
    },
    narrowing: { searchTerm: body.searchTerm, filters: body.filters, ...fieldsOf(options) },
    asked: { name: source.key(), body: askedOf(body) },
    kept: options.kept,
    viewing: options.name
      ? { list: options.name, usual, params: viewParams(state, rules), active: textOf(search.view), open }
      : undefined,
  }
}

const askedOf = ({ page: _page, ...body }: ReturnType<typeof bodyOf>): WayBody => body

// The names are the contract's; behind each stands a filter.
const filtersOf = <Row, Body>({ filters }: ListOptions<Row, Body>) => (filters ?? noFilters) as Record<string, Filter>

function rulesOf<Row, Body>(options: ListOptions<Row, Body>): ListRules {
  const { columns, defaults, sorts = [] } = options
  const merged = { ...usualDefaults, ...defaults }
  return {
    defaults: merged,
    sorts: [...columns.flatMap((column) => column.sort ?? []), ...sorts, merged.sort, usualDefaults.sort],
    filters: Object.fromEntries(
      Object.entries(filtersOf(options)).map(([name, filter]) => [
        name,
        filter.makesSense ?? ((value) => filter.options?.some((option) => option.value === value) ?? true),
      ]),
    ),
  }
}

const fieldsOf = <Row, Body>({ searchFields }: ListOptions<Row, Body>) =>
  searchFields ? { searchFields: [...searchFields] } : {}

function bodyOf<Row, Body>(state: ListState, options: ListOptions<Row, Body>) {
  const { fixed } = options
  const filters = filtersOf(options)
  const chosen = Object.entries(state.filters).map(([name, value]) => [name, filters[name]?.toWire?.(value) ?? value])
  return {
    page: state.page,
    limit: state.size,
    sortBy: state.sort,
    sortDirection: state.dir,
    searchTerm: state.search,
    filters: { ...Object.fromEntries(chosen), ...fixed },
    ...fieldsOf(options),
  }
}
