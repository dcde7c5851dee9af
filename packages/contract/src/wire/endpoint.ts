import { oc } from '@orpc/contract'
import * as z from 'zod'
import type { Access } from './access.ts'
import { type ListFields, listAnswer, listBody } from './list.ts'
import { recordId } from './record.ts'

/** Declares an endpoint beyond its shapes; the session gate and the contract-walking tests read it. */
export interface EndpointMeta extends Record<string, unknown> {
  /** Roles that may call it. Every endpoint names this. */
  access: Access
  /** True for the few calls that answer before the e-mail is verified, and so before the onboarding is complete too. */
  beforeVerification?: boolean
  /** True for the calls that answer before the onboarding is complete. */
  beforeOnboarding?: boolean
  /** The kind of record that the call names, and the input field that carries its id. Another company's is 404. */
  record?: { kind: string; field: string }
  /** Present on lists: the names a body may use. */
  list?: { sort: readonly string[]; filters: readonly string[]; search: readonly string[]; allowAll: boolean }
}

const base = oc.$meta<EndpointMeta>({ access: [] })

interface Place {
  path: `/${string}`
  summary: string
  tag: string
}

/** A call of any shape. Give it `.input()` and `.output()`. */
export const endpoint = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  place: Place,
  meta: EndpointMeta,
  successStatus = 200,
) => base.meta(meta).route({ method, path: place.path, summary: place.summary, tags: [place.tag], successStatus })

/** A list: `POST …/list` with the one list body and the one list answer. */
export const listEndpoint = <Row extends z.ZodType, const Fields extends ListFields>(
  place: Place,
  row: Row,
  fields: Fields,
  meta: EndpointMeta,
) => listEndpointOf(place, listAnswer(row), fields, meta)

/** A list whose answer says more than every list's. */
export function listEndpointOf<Answer extends z.ZodType, const Fields extends ListFields>(
  place: Place,
  answer: Answer,
  fields: Fields,
  meta: EndpointMeta,
) {
  const list = {
    sort: [...new Set(['createDate', ...fields.sort])],
    filters: ['_id', ...Object.keys(fields.filters)],
    search: fields.search,
    allowAll: fields.allowAll ?? false,
  }
  return endpoint('POST', place, { ...meta, list })
    .input(listBody(fields))
    .output(answer)
}

/** Answer of an add or an update: the message to show and the record as it now stands. */
export const savedAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ success: z.literal(true), message: z.string(), data: row })

/** Answer of a delete. */
export const deletedAnswer = z.object({ success: z.literal(true), message: z.string() })

/** A partial body for a `PUT …/{id}`; with `version`, a record that changed since is 409. */
export const updateInput = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape.partial().extend({ id: recordId, version: z.int().optional() })
