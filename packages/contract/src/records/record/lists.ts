import type * as z from 'zod'
import { address } from '../../base/address/shapes.ts'
import { article } from '../../base/article/shapes.ts'
import { type LookupKind, lookupKinds } from '../../base/lookup/kinds.ts'
import { lookup } from '../../base/lookup/shapes.ts'
import { candidate } from '../../candidate/candidate/shapes.ts'
import { part } from '../../candidate/part/shapes.ts'
import { company } from '../../company/company/shapes.ts'
import { contact } from '../../company/contact/shapes.ts'
import { location } from '../../company/location/shapes.ts'
import { hotlist } from '../../sales/hotlist/shapes.ts'
import type { ListQuery } from '../../wire/list.ts'
import { audit } from '../audit/shapes.ts'
import type { ExportKind } from '../export/kinds.ts'
import type { RecordKind } from './kinds.ts'

interface Endpoint {
  '~orpc': { inputSchema?: unknown }
}
interface Calls {
  list: Endpoint
  /** Absent where only the people concerned make one themselves. */
  add?: Endpoint
}

const calls: Record<RecordKind, Calls> = {
  ...(Object.fromEntries(lookupKinds.map((kind): [string, Calls] => [kind, lookup[kind]])) as Record<
    LookupKind,
    Calls
  >),
  company: { list: company.list },
  country: address.country,
  state: address.state,
  city: address.city,
  ...article,
  candidate,
  ...part,
  hotlist,
  'company-location': location,
  'company-employee': contact,
}

/** The body that a kind's list takes: what another mechanism is told about the rows of a list is judged by it. */
export const listBodyOf = (kind: RecordKind | ExportKind) =>
  (kind === 'audit' ? audit : calls[kind]).list['~orpc'].inputSchema as unknown as z.ZodType<ListQuery>

/** The body that adding one of a kind takes. */
export const addBodyOf = (kind: RecordKind) =>
  calls[kind].add?.['~orpc'].inputSchema as z.ZodType<Record<string, unknown>>
