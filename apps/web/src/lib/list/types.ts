import type { FilterValues, RowOf, SortName } from '@corridor/contract/wire/list'
import type { TablerIcon } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import type { FaceProps } from '../../ui/face'
import type { Many } from '../places'

/** A row of any list: it has an id. */
export interface ListRow {
  _id: string
}

/** A list of the contract, as `api.hotlist.list` gives it. */
export interface ListSource<Body, Row> {
  call: (
    body: Body,
    options?: { signal?: AbortSignal },
  ) => Promise<{
    data: Row[]
    totalDocs: number
    totalIsExact?: boolean | undefined
    preparing?: { done: number; of: number } | undefined
  }>
  key: () => QueryKey
}

/** A column, declared at module level. Texts are keys; the grid translates them. */
export interface Column<Row, Sort extends string = string> {
  header: string
  /** The contract's sort name; without it the column cannot be sorted. */
  sort?: Sort
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, in tabular figures. */
  numeric?: boolean
  width?: number
  /** Stands always, and first: what the row is. */
  isLocked?: true
  /** Not shown until somebody asks for it. */
  isHidden?: true
  /** The person or company that the row is about, by its initials before the cell. */
  face?: (row: Row) => FaceProps | undefined
  /** Its value says nothing without its header: 'Yes'. Numbers and dates always keep theirs. */
  isNamed?: true
  /** On phones a row is a card: `title` heads it, `fact` is one of the two or three facts, anything else is left out. Facts of a table that is too wide fold last. */
  card?: 'title' | 'fact'
}

/** A column of a list of the contract: `ColumnOf<typeof hotlist.list>`. */
export type ColumnOf<List> = Column<RowOf<List>, SortName<List>>

/** Filters of a list of the contract, by its names. */
export type FiltersOf<List> = { readonly [Name in keyof FilterValues<List>]?: Filter }

/** A filter of a list: its name is the contract's, and the parameter of the address. Without options and `Control` it is set elsewhere. */
export interface Filter {
  label: string
  /** Choices of a fixed set. For records use `Control`. */
  options?: readonly { value: string; label: string }[]
  Control?: ComponentType<FilterControlProps>
  /** Judges what the address says; by default one of `options`, else anything. */
  makesSense?: (value: string) => boolean
  /** Shows a value that is no text by itself: a record's id. By default the option's label, else the value. */
  Shown?: ComponentType<{ value: string }>
  /** Stands beside the search instead of among the filters. */
  isSearch?: true
  /** Its options stand as tabs above the rows, beside one of all; on phones it is a filter as any other. The list needs a `name`. */
  isTabs?: true
  /** The value that goes over the wire; by default the text as it stands. */
  toWire?: (value: string) => unknown
}

export interface FilterControlProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
}

export interface RowAction {
  /** A key. */
  label: string
  icon?: TablerIcon
  /** An address to go to, or something to do. */
  to?: string
  /** The query of that address. */
  search?: Record<string, string>
  run?: () => unknown
  /** A key that does it to the row that has the focus, while none is selected. */
  hotkey?: string
  danger?: boolean
}

/** Lets rows of a list be put into another order by hand; `useReorder` makes it. */
export interface Reorder<Row> {
  ofRow: (row: Row, index: number) => HTMLAttributes<HTMLTableRowElement>
  handle: (row: Row) => ReactNode
  /** The last move, for whoever does not see it. */
  said: ReactNode
}

export type SelectionAction<Row> = SelectionLook & (RowsAct<Row> | ManyAct)

interface SelectionLook {
  label: string
  icon?: TablerIcon
  danger?: boolean
  /** A key that does the same while rows are selected. */
  hotkey?: string
  /** Stands in the menu *More*, behind what is done daily. */
  isMore?: true
  /** An act on one row alone, offered while one is selected. */
  isForOne?: true
}

interface RowsAct<Row> {
  /** Gets the selected rows and a way to clear the selection afterwards. */
  run: (rows: Row[], clear: () => void) => unknown
  runMany?: undefined
}

/** An act that a bulk action does: offered for all that the list shows too. */
interface ManyAct {
  run?: undefined
  runMany: (many: Many) => unknown
}
