import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { watchedKinds } from '../notification/kinds.ts'

const place = (path: string, summary: string) => ({ path: `/watch/${path}` as const, summary, tag: 'watch' })
// Readers of a record may watch it; the area in which the caller works judges the kinds.
const meta = { access: access.candidates.read, record: { kind: 'candidate', field: 'id' } }
const which = z.object({ kind: z.enum(watchedKinds), id: recordId })
const answer = z.object({ success: z.literal(true), isWatching: z.boolean() })

/** Records of whose changes by others the caller is notified. */
export const watch = {
  view: endpoint('POST', place('view', 'Whether the caller watches a record'), meta).input(which).output(answer),
  save: endpoint('PUT', place('save', 'Watch a record, or no more'), meta)
    .input(which.extend({ isWatching: z.boolean() }))
    .output(answer),
}
