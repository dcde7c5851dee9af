import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'

/** Event that an open page is told: something of this kind changed. The page asks for what it shows; nothing secret travels. */
export const LiveEvent = z.object({
  kind: z.enum([
    'parse',
    'bulk',
    'import',
    'export',
    'dossier',
    'paper-bundle',
    'resume-batch',
    'campaign',
    'inbox',
    'submission',
    'session',
    'notification',
    'task',
    'note',
    'application',
    'interview',
    'lead',
    'plan',
    'dashboard',
    'record',
    'resync',
  ]),
  /** The record that changed; absent with `resync`, which says that events may have been missed, and with `record` if many did. */
  id: recordId.optional(),
})
export type LiveEvent = z.infer<typeof LiveEvent>

export const event = {
  follow: endpoint(
    'GET',
    { path: '/events', summary: 'Changes as they happen, as a stream', tag: 'event' },
    {
      access: access.signedIn,
      beforeOnboarding: true,
    },
  )
    .input(z.object({}).prefault({}))
    .output(eventIterator(LiveEvent)),
}
