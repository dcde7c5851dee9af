import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { queryText } from './query-text.ts'

/** The pages of a resume in plain text, with the places that the query finds: UTF-16 units, `end` exclusive. None if it was not read. */
export const ResumeText = z.object({
  success: z.literal(true),
  pages: z.array(z.object({ text: z.string(), hits: z.array(z.object({ start: z.int(), end: z.int() })) })),
  /** Hits on all pages. */
  hits: z.int(),
})
export type ResumeText = z.infer<typeof ResumeText>

/** Reads the text that a search looked in. The search itself is the candidates' list with `filters.query`. */
export const search = {
  text: endpoint(
    'POST',
    { path: '/candidate/resume-text', summary: "Read the text of a candidate's resume", tag: 'candidate' },
    { access: access.candidates.read, record: { kind: 'candidate', field: 'candidateId' } },
  )
    .input(z.object({ candidateId: recordId, query: queryText.optional() }))
    .output(ResumeText),
}
