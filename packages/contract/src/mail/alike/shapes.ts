import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { InboxThread } from '../inbox/shapes.ts'

const place = (path: string, summary: string) => ({ path: `/inbox/${path}` as const, summary, tag: 'inbox' })
const manage = { access: access.inbox.manage, record: { kind: 'inbox', field: 'id' } }
const ofId = z.object({ id: recordId, version: z.int().optional() })
const saved = savedAnswer(InboxThread)

export const alike = {
  /** It leaves those with which it stood. */
  join: endpoint('POST', place('join-alike/{id}', 'Say that a conversation asks for the same as another'), manage)
    .input(ofId.extend({ other: recordId }))
    .output(saved),
  part: endpoint('POST', place('part-alike/{id}', 'Say that a conversation asks for something else'), manage)
    .input(ofId)
    .output(saved),
}
