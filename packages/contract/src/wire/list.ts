import * as z from 'zod'
import { pageMax, pageSizeDefault, searchCharsMax } from './list-bounds.ts'

export interface ListFields {
  /** Names that `sortBy` may take. `createDate` is always among them. */
  readonly sort: readonly string[]
  /** Names that `filters` may carry, and the shape of each value. `_id` is always among them. */
  readonly filters: Readonly<Record<string, z.ZodType>>
  /** Names that `searchTerm` looks in, and that `searchFields` may narrow to. */
  readonly search: readonly string[]
  /** True if a dropdown may ask for all records at once with `limit: -1`. */
  readonly allowAll?: boolean
}

const shownCharsMax = 100
// Not String(): what came in may have a `toString` that is no function.
const shown = (input: unknown) =>
  (typeof input === 'string' ? input : (JSON.stringify(input) ?? '')).slice(0, shownCharsMax)
const unknownName = (what: string) => ({
  error: (issue: { input?: unknown }) => `Unknown ${what} field "${shown(issue.input)}"`,
})
const unknownFilter = {
  error: (issue: { code?: string | undefined; keys?: unknown }) =>
    issue.code === 'unrecognized_keys'
      ? `Unknown filter field "${shown((issue.keys as string[]).join('", "'))}"`
      : undefined,
}

/**
 * The body of every list: page from 1, limit 1 to 100 (or -1, all if a dropdown may), sort, search and filters. No body, or an empty one,
 * means the defaults. An unknown sort, search or filter name is refused by its name. Source: api.md, List.
 */
export function listBody<const Fields extends ListFields>(fields: Fields) {
  const sortNames = [...new Set(['createDate', ...fields.sort])] as ['createDate', ...Fields['sort'][number][]]
  const limit = z.int().min(1).max(100)
  return z
    .object({
      page: z.int().min(1).max(pageMax).default(1),
      limit: (fields.allowAll ? z.union([z.literal(-1), limit]) : limit).default(pageSizeDefault),
      sortBy: z.enum(sortNames, unknownName('sort')).default('createDate'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
      searchTerm: z.string().max(searchCharsMax).default(''),
      searchFields: z
        .array(z.enum(fields.search as readonly string[] as [Fields['search'][number]], unknownName('search')))
        .max(20)
        .optional(),
      filters: z
        .strictObject({ _id: z.uuid(), ...(fields.filters as Fields['filters']) }, unknownFilter)
        .partial()
        // The generic shape hides from the compiler that every key is optional.
        .default({} as never),
    })
    .prefault({})
}

export type ListQuery = z.infer<ReturnType<typeof listBody>>

/** A list endpoint of the contract, as far as its names and rows go. */
export interface ListCall {
  '~orpc': { inputSchema?: unknown; outputSchema?: unknown }
}
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never
type QueryOf<List> = List extends { '~orpc': { inputSchema?: infer Schema } } ? OutputOf<NonNullable<Schema>> : never
/** The names that a list's `sortBy` takes. */
export type SortName<List> = QueryOf<List> extends { sortBy: infer Name extends string } ? Name : never
/** The filters of a list with their values; that by `_id` is every list's. */
export type FilterValues<List> = QueryOf<List> extends { filters: infer Filters } ? Omit<Filters, '_id'> : never
/** The names that a list's search looks in. */
export type SearchName<List> =
  QueryOf<List> extends { searchFields?: readonly (infer Name extends string)[] | undefined } ? Name : never
/** A row that a list answers. */
export type RowOf<List> = List extends { '~orpc': { outputSchema?: infer Schema } }
  ? OutputOf<NonNullable<Schema>> extends { data: readonly (infer Row)[] }
    ? Row
    : never
  : never

/** Answer of every list: the rows of the page and the exact total of all that match. */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ success: z.literal(true), data: z.array(row), totalDocs: z.int() })
