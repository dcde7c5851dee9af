import * as z from 'zod'
import { fileKey } from '../../base/file/shapes.ts'
import { likenessOf, mergeCalls, pairOf } from '../../records/merge/shapes.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { Candidate } from '../candidate/shapes.ts'
import { matchReasons, mergeFields } from './reasons.ts'

/** Someone who may be the person asked about. */
export const LikelyCandidate = z.object({ ...likenessOf(matchReasons), candidate: Candidate })
export type LikelyCandidate = z.infer<typeof LikelyCandidate>

const text = z.string().max(200)
/** A form as it stands, however unfinished; with `candidateId` the form of one who stands, or that one alone. */
export const DuplicateQuery = z.object({
  candidateId: recordId.optional(),
  firstName: text.optional(),
  lastName: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  emails: z.array(text).max(20).optional(),
  phones: z.array(text).max(20).optional(),
  jobTitle: text.nullish(),
  experience: z.number().nullish(),
  location: text.nullish(),
  skills: z.array(text).max(100).optional(),
  resumeKey: fileKey.nullish(),
})
export type DuplicateQuery = z.infer<typeof DuplicateQuery>

const tag = 'candidate-duplicate'

export const CandidateDuplicate = pairOf(Candidate, matchReasons)
export type CandidateDuplicate = z.infer<typeof CandidateDuplicate>

export const duplicate = {
  find: endpoint(
    'POST',
    { path: '/candidate/find-duplicates', summary: 'Find who may be this person', tag },
    { access: access.candidates.manage },
  )
    .input(DuplicateQuery)
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(LikelyCandidate).max(10),
        /** Phones of the form, as typed, that no network has. */
        uncallable: z.array(z.string()),
      }),
    ),
  ...mergeCalls({
    kind: 'candidate',
    plural: 'candidates',
    record: Candidate,
    reasons: matchReasons,
    fields: mergeFields,
    both: ['skills'],
    access: access.candidates.manage,
  }),
}
