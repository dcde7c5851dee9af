import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { searchCharsMax } from '../../wire/list-bounds.ts'
import { recordBase, recordId } from '../../wire/record.ts'
import { recordKinds } from '../record/kinds.ts'
import { otherListNames } from '../record/lists.ts'

export const bulkActions = ['activate', 'deactivate', 'set', 'ask', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

/** `done` may be undone; `stopped` ended early, by the person or because they may no longer do it. */
export const bulkStates = ['running', 'done', 'stopped', 'undoing', 'undone'] as const

/** One action on many records, worked off in the background. */
export const Bulk = z.object({
  ...recordBase,
  kind: z.enum(recordKinds),
  action: z.enum(bulkActions),
  /** Fields that are set; none with another action. */
  fields: z.array(z.string()),
  state: z.enum(bulkStates),
  total: z.int(),
  /** Records that the action changed; while it is undone, those that still are changed. */
  done: z.int(),
  /** Records that stood as wanted already. */
  unchanged: z.int(),
  /** Records that the action, or its undoing, could not be done to; `list-item` says why. */
  skipped: z.int(),
})
export type Bulk = z.infer<typeof Bulk>

/** A record that was skipped, with the refusal that its own verb gave. */
export const BulkItem = z.object({
  _id: recordId,
  record: recordId,
  name: z.string(),
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type BulkItem = z.infer<typeof BulkItem>

const count = z.int().min(1).max(200_000)
const chosen = z.object({ ids: z.array(recordId).min(1).max(100) })
/** Filters of a list, the kind's own if no other is named: judged by the list's own rules. */
const matching = z.object({
  list: z.enum(otherListNames).optional(),
  query: z.object({
    searchTerm: z.string().max(searchCharsMax).optional(),
    searchFields: z.array(z.string()).max(20).optional(),
    filters: z.record(z.string(), z.unknown()).optional(),
  }),
})

/** Records that are meant. */
export type BulkTarget = z.input<typeof chosen> | z.input<typeof matching>

const place = (path: string, summary: string) => ({ path: `/bulk/${path}` as const, summary, tag: 'bulk' })
const meta = { access: access.managers }
const one = { ...meta, record: { kind: 'bulk', field: 'id' } }
const byId = z.object({ id: recordId })
const answer = z.object({ success: z.literal(true), data: Bulk })

export const bulk = {
  start: endpoint('POST', place('start', 'Do something to many records'), meta, 202)
    .input(
      z.object({
        kind: z.enum(recordKinds),
        action: z.enum(bulkActions),
        /**
         * Values to `set`, as the kind's update takes them; words of a list are added to those that a record has. With `ask` what is asked
         * of each: `PaperAsked`.
         */
        values: z.record(z.string(), z.unknown()).optional(),
        /** Records by their ids, or all that a list shows when it is narrowed so. */
        target: z.union([chosen, matching]),
        /** Number of records that the person was asked about; if the list shows another by now, nothing happens. */
        count,
      }),
    )
    .output(answer),
  view: endpoint('GET', place('view/{id}', 'How far it is'), one).input(byId).output(answer),
  stop: endpoint('POST', place('stop/{id}', 'Do no more of it'), one).input(byId).output(answer),
  undo: endpoint('POST', place('undo/{id}', 'Undo what was done'), one, 202).input(byId).output(answer),
  listItem: listEndpoint(
    place('list-item', 'The records that were skipped'),
    BulkItem,
    { sort: ['name'], filters: { bulk: recordId }, search: ['name'] },
    meta,
  ),
}
