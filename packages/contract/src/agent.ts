import * as z from 'zod'
import { fileKey } from './file.ts'
import { access } from './wire/access.ts'
import { endpoint } from './wire/endpoint.ts'
import { recordId } from './wire/record.ts'

/** A value read from a document: where it stands (page from 1, character offsets in the page's text) and how sure it is, 0 to 1. */
export const FoundValue = z.object({
  value: z.string(),
  page: z.int(),
  start: z.int(),
  end: z.int(),
  sure: z.number(),
})
export type FoundValue = z.infer<typeof FoundValue>

export const ResumeFields = z.object({
  firstName: FoundValue.optional(),
  lastName: FoundValue.optional(),
  email: FoundValue.optional(),
  phone: FoundValue.optional(),
  jobTitle: FoundValue.optional(),
})

export const parseStates = ['queued', 'running', 'done', 'failed'] as const

export const Parse = z.object({
  parseId: recordId,
  status: z.enum(parseStates),
  result: ResumeFields.nullable(),
  /** Why nothing, or not everything, could be read: a sentence for the person. */
  reason: z.string().nullable(),
})
export type Parse = z.infer<typeof Parse>

export const agent = {
  resumeParser: endpoint(
    'POST',
    { path: '/agent/resume-parser', summary: 'Read a resume in the background', tag: 'agent' },
    { access: access.candidates.manage, record: { kind: 'file', field: 'fileKey' } },
    202,
  )
    .input(z.object({ fileKey }))
    .output(z.object({ success: z.literal(true), parseId: recordId })),
  parse: endpoint(
    'GET',
    { path: '/agent/parse/{parseId}', summary: 'How far a reading is, and what it found', tag: 'agent' },
    { access: access.candidates.manage, record: { kind: 'parse', field: 'parseId' } },
  )
    .input(z.object({ parseId: recordId }))
    .output(z.object({ success: z.literal(true) }).extend(Parse.shape)),
}
