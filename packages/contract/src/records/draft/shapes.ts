import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId } from '../../wire/record.ts'

export const draftBytesMax = 65_536

const form = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/)
const values = z.record(z.string(), z.unknown())
const which = { form, recordId: recordId.optional() }
const isShort = (draft: object) => new TextEncoder().encode(JSON.stringify(draft)).length <= draftBytesMax

/** A form as its person left it. Nobody else can read it. */
export const Draft = z.object({
  ...recordBase,
  ...which,
  values,
  /** Values that the form began with, so that a record that was changed since can be merged. */
  opened: values.optional(),
  /** Stored files that the values name; those that are gone are taken out of the values. */
  files: z.array(StoredFile),
  /** Device on which it was saved: 'Firefox, Windows'. */
  device: z.string(),
  savedDate: moment,
})
export type Draft = z.infer<typeof Draft>

const place = (path: string, summary: string) => ({ path: `/draft/${path}` as const, summary, tag: 'draft' })
const meta = { access: access.signedIn, beforeOnboarding: true }

export const draft = {
  save: endpoint('PUT', place('save', 'Keep a form that is not finished'), meta)
    .input(
      z
        .object({
          ...which,
          values,
          opened: values.optional(),
          /** The draft's version that this one follows; without it there must be none yet. An older one is 409 with the draft as it stands. */
          version: z.int().min(1).max(1_000_000_000).optional(),
        })
        .refine(isShort, { message: 'This form is too long to be kept as a draft', path: ['values'] }),
    )
    .output(
      z.object({ success: z.literal(true), data: z.object({ _id: recordId, version: z.int(), savedDate: moment }) }),
    ),
  view: endpoint('POST', place('view', 'The draft of a form, if there is one'), meta)
    .input(z.object(which))
    .output(z.object({ success: z.literal(true), data: Draft.nullable() })),
  delete: endpoint('DELETE', place('delete/{id}', 'Discard a draft'), {
    ...meta,
    record: { kind: 'draft', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
