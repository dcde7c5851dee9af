import type * as z from 'zod'
import { address } from './address.ts'
import { candidate } from './candidate.ts'
import { hotlist } from './hotlist.ts'
import { lookup } from './lookup.ts'
import { type LookupKind, lookupKinds } from './lookup-kinds.ts'
import type { RecordKind } from './record-kinds.ts'
import type { ListQuery } from './wire/list.ts'

interface ListEndpoint {
  '~orpc': { inputSchema?: unknown }
}

const lists: Record<RecordKind, ListEndpoint> = {
  ...(Object.fromEntries(lookupKinds.map((kind): [string, ListEndpoint] => [kind, lookup[kind].list])) as Record<
    LookupKind,
    ListEndpoint
  >),
  country: address.country.list,
  state: address.state.list,
  city: address.city.list,
  candidate: candidate.list,
  hotlist: hotlist.list,
}

/** The body that a kind's list takes: what another mechanism is told about the rows of a list is judged by it. */
export const listBodyOf = (kind: RecordKind) => lists[kind]['~orpc'].inputSchema as z.ZodType<ListQuery>
