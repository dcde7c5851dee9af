import * as z from 'zod'
import { applicationStages } from '../../student/student/kinds.ts'
import { joined, moment, recordId, userInfo } from '../../wire/record.ts'
import { paperStates } from '../student-paper/states.ts'
import { authorityMoveKinds, authorityStatuses } from './authority.ts'
import { confirmationKinds } from './kinds.ts'
import { stageMoveKinds } from './stages.ts'

/** Condition of an offer. */
export const Condition = z.object({
  _id: recordId,
  text: z.string(),
  dueDate: z.iso.date().nullable(),
  metDate: z.iso.date().nullable(),
  metBy: userInfo,
  /** The document that meets it; empty once that is gone. */
  documentInfo: joined({ _id: recordId, name: z.string() }),
  /** The paper that meets it, for as long as it is accepted. */
  paperInfo: joined({ _id: recordId, name: z.string(), state: z.enum(paperStates) }),
  /** The day on which it was met by a paper that is no longer accepted: it is open again until that is. */
  metBefore: z.iso.date().nullable(),
})
export type Condition = z.infer<typeof Condition>

/** A paper by which the place is confirmed. */
export const Confirmation = z.object({
  _id: recordId,
  kind: z.enum(confirmationKinds),
  number: z.string(),
  lastDay: z.iso.date().nullable(),
  /** It died with a deferral. */
  isDead: z.boolean(),
})
export type Confirmation = z.infer<typeof Confirmation>

/** A move of the stage, or of the authority's status. */
export const Move = z.object({
  _id: recordId,
  at: moment,
  of: z.enum(['stage', 'authority']),
  from: z.enum([...applicationStages, ...authorityStatuses]),
  to: z.enum([...applicationStages, ...authorityStatuses]),
  kind: z.enum([...stageMoveKinds, ...authorityMoveKinds]),
  /** The day on which it happened. */
  on: z.iso.date(),
  reason: z.string(),
  isUndone: z.boolean(),
  userInfo,
})
export type Move = z.infer<typeof Move>

export const applicationEvents = [
  ...(['added', 'changed', 'moved', 'undone', 'authority', 'deferred', 'condition', 'confirmed'] as const),
  ...(['noted', 'deleted', 'restored'] as const),
] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

/** One thing that happened to an application. */
export const ApplicationTimelineEntry = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(applicationEvents),
  from: z.enum([...applicationStages, ...authorityStatuses]).nullable(),
  to: z.enum([...applicationStages, ...authorityStatuses]).nullable(),
  /** The beginning of a note that was written. */
  note: z.string().nullable(),
  userInfo,
})
export type ApplicationTimelineEntry = z.infer<typeof ApplicationTimelineEntry>
