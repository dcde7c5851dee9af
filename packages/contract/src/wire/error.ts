import * as z from 'zod'

/** The one shape of every refusal. `message` is final English; a page translates it by `code` and `params`. Source: api.md, Errors. */
export const errorBody = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `record.changed`: the record as it stands now. */
  current: z.unknown().optional(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>
