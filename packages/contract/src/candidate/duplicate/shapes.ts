import * as z from 'zod'
import { fileKey } from '../../base/file/shapes.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { Candidate } from '../candidate/shapes.ts'
import { matchReasons, mergeChoices, mergeFields } from './reasons.ts'

/** How likely two are one person, 0 to 1, and what speaks for it. */
const likeness = { score: z.number(), reasons: z.array(z.enum(matchReasons)) }

/** Someone who may be the person asked about. */
export const LikelyCandidate = z.object({ ...likeness, candidate: Candidate })
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

/** Two candidates of a company who are probably one person; the older entry comes first. */
export const CandidateDuplicate = z.object({ ...recordBase, ...likeness, candidates: z.array(Candidate) })
export type CandidateDuplicate = z.infer<typeof CandidateDuplicate>

/** Two candidates who were made one, and can be split until `splitUntil`. */
export const CandidateMerge = z.object({
  ...recordBase,
  keptId: recordId,
  goneInfo: joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() }),
  splitUntil: moment,
  userInfo,
})
export type CandidateMerge = z.infer<typeof CandidateMerge>

const choices = z
  .partialRecord(z.enum(mergeFields), z.enum(mergeChoices))
  .superRefine((chosen, context) => {
    for (const [name, choice] of Object.entries(chosen)) {
      if (choice !== 'both' || name === 'skills') continue
      context.addIssue({ code: 'custom', path: [name], message: 'Only skills can be taken from both' })
    }
  })
  .default({})

export const MergeInput = z.object({
  keep: recordId,
  keepVersion: z.int(),
  other: recordId,
  otherVersion: z.int(),
  choices,
})
export type MergeInput = z.infer<typeof MergeInput>

const tag = 'candidate-duplicate'
const manage = { access: access.candidates.manage }
const place = (path: string, summary: string) => ({ path: `/candidate-duplicate/${path}` as const, summary, tag })
const pair = { ...manage, record: { kind: 'candidate-pair', field: 'id' } }
const decided = z.object({ success: z.literal(true), message: z.string(), data: z.object({ _id: recordId }) })

export const duplicate = {
  find: endpoint('POST', { path: '/candidate/find-duplicates', summary: 'Find who may be this person', tag }, manage)
    .input(DuplicateQuery)
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(LikelyCandidate).max(10),
        /** Phones of the form, as typed, that no network has. */
        uncallable: z.array(z.string()),
      }),
    ),
  list: listEndpoint(
    place('list', 'List candidates who are probably one person'),
    CandidateDuplicate,
    { sort: ['score', 'name'], filters: { candidate: recordId }, search: ['name'] },
    manage,
  ),
  setApart: endpoint('POST', place('set-apart/{id}', 'Say that two candidates are two people'), pair)
    .input(z.object({ id: recordId }))
    .output(decided),
  reopen: endpoint('POST', place('reopen/{id}', 'Take back that two candidates are two people'), pair)
    .input(z.object({ id: recordId }))
    .output(decided),
  merge: endpoint('POST', place('merge', 'Make one candidate of two'), {
    ...manage,
    record: { kind: 'candidate', field: 'keep' },
  })
    .input(MergeInput)
    .output(savedAnswer(Candidate).extend({ mergeId: recordId })),
  split: endpoint('POST', place('split/{id}', 'Make two candidates of a merged one again'), {
    ...manage,
    record: { kind: 'candidate-merge', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(savedAnswer(Candidate)),
  listMerge: listEndpoint(
    place('list-merge', 'List merges that can be undone'),
    CandidateMerge,
    { sort: ['name'], filters: { kept: recordId }, search: ['name'] },
    manage,
  ),
}
