import * as z from 'zod'
import { fileKey } from '../../base/file/shapes.ts'
import { mergeChoices } from '../../records/merge/kinds.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { readFields } from '../candidate/from-resume.ts'
import { CandidateAdd } from '../candidate/shapes.ts'
import { mergeFields } from '../duplicate/reasons.ts'
import { batchFileStates, decisions } from './states.ts'

const counts = Object.fromEntries(batchFileStates.map((state) => [state, z.int()])) as Record<
  (typeof batchFileStates)[number],
  z.ZodInt
>

/** Resumes that were brought in at once: saved as they are read, or each by a person who reviewed it. */
export const ResumeBatch = z.object({
  ...recordBase,
  /** The name of its first file. */
  name: z.string(),
  /** A person saves each of its files. */
  isReviewed: z.boolean(),
  /** Moment at which it was taken back. */
  undoneAt: moment.nullable(),
  /** Number of its files, and of those in each state. */
  counts: z.object({ files: z.int(), ...counts }),
  userInfo,
})
export type ResumeBatch = z.infer<typeof ResumeBatch>

const names = { name: z.string(), firstName: z.string(), lastName: z.string() }
const contacts = { ...names, email: z.string(), phone: z.string() }

/** One file of a batch. */
export const ResumeBatchFile = z.object({
  _id: recordId,
  createDate: moment,
  batch: recordId,
  name: z.string(),
  state: z.enum(batchFileStates),
  /** Reason why it was not saved: `message` is final English; a page translates it by `code` and `params`. */
  reason: z
    .object({
      code: z.string().nullable(),
      message: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .nullable(),
  /** Fields of the form whose values deserve a look: the reading is not sure of them. */
  doubts: z.array(z.enum(readFields)),
  /** Sentence for the person about parts of a file that were not read, or not understood. */
  note: z.string().nullable(),
  /** Absent once a refused file was removed: then it cannot be tried again. */
  fileKey: fileKey.nullable(),
  fileType: z.string().nullable(),
  parseId: recordId.nullable(),
  /** Candidate who was saved or updated. */
  candidateInfo: joined({ _id: recordId, ...names }),
  /** Person whom the resume tells of, as it was read; null if nothing was. */
  read: z.object(contacts).nullable(),
  /** The candidate who stands in the way. */
  doubleInfo: joined({ _id: recordId, ...contacts }),
  /** Decisions that a press can make. To update somebody whose address and name both differ, the two are compared first. */
  decisions: z.array(z.enum(decisions)),
})
export type ResumeBatchFile = z.infer<typeof ResumeBatchFile>

const tag = 'resume-batch'
const manage = { access: access.candidates.manage }
const batch = { ...manage, record: { kind: 'resume-batch', field: 'id' } }
const file = { ...manage, record: { kind: 'resume-batch-file', field: 'id' } }
const id = { id: recordId }
const shown = z.object({ success: z.literal(true), data: ResumeBatch })
const shownFile = z.object({ success: z.literal(true), data: ResumeBatchFile })

const onBatch = (path: string, summary: string, status = 200) =>
  endpoint('POST', { path: `/resume-batch/${path}/{id}`, summary, tag }, batch, status)
const onFile = (path: string, summary: string, status = 200) =>
  endpoint('POST', { path: `/resume-batch/${path}/{id}`, summary, tag }, file, status)

/** Files that are decided at once, at most. */
const decidedMax = 100

/** Files whose decision was refused, each with its reason: `message` is final English. */
export const DecidedFiles = z.object({
  decided: z.int(),
  left: z.array(
    z.object({
      _id: recordId,
      name: z.string(),
      code: z.string(),
      message: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
})
export type DecidedFiles = z.infer<typeof DecidedFiles>

const decision = z.enum(decisions)
/**
 * Comparison before an update: whose value each field gets, the record's ('kept') or the resume's, and the record's version that was
 * compared.
 */
const compared = {
  choices: z.partialRecord(z.enum(mergeFields), z.enum(mergeChoices)).optional(),
  doubleVersion: z.int().optional(),
}

export const resumeBatch = {
  list: listEndpoint(
    { path: '/resume-batch/list', summary: "The company's batches of resumes of the last thirty days", tag },
    ResumeBatch,
    { sort: ['name'], filters: {}, search: ['name'] },
    manage,
  ),
  listFile: listEndpoint(
    { path: '/resume-batch/list-file', summary: 'What became of the files', tag },
    ResumeBatchFile,
    {
      sort: ['name', 'state'],
      filters: { batch: recordId, state: z.enum(batchFileStates), isOpen: z.boolean() },
      search: ['name'],
    },
    manage,
  ),
  start: endpoint('POST', { path: '/resume-batch/start', summary: 'Begin a batch of resumes', tag }, manage)
    .input(z.object({ isReviewed: z.boolean().default(false) }).prefault({}))
    .output(shown),
  view: endpoint('GET', { path: '/resume-batch/view/{id}', summary: 'How far a batch is', tag }, batch)
    .input(z.object(id))
    .output(shown),
  addFile: onBatch(
    'add-file',
    'Read an uploaded resume in the background, and save its candidate unless the batch is reviewed',
    202,
  )
    .input(z.object({ ...id, fileKey }))
    .output(shownFile),
  cancel: onBatch('cancel', 'Cancel the files that are not read yet').input(z.object(id)).output(shown),
  undo: onBatch('undo', 'Take back what the batch added and updated, and nobody changed or uses since')
    .input(z.object(id))
    .output(shown),
  cancelFile: onFile('cancel-file', 'Cancel one file').input(z.object(id)).output(shownFile),
  retryFile: onFile('retry-file', 'Read a file once more', 202).input(z.object(id)).output(shownFile),
  decideFile: onFile('decide-file', 'Save a double all the same, update who stands, or skip the file')
    .input(z.object({ ...id, decision, ...compared }))
    .output(shownFile),
  decideFiles: endpoint(
    'POST',
    { path: '/resume-batch/decide-files', summary: 'Decide several files at once', tag },
    manage,
  )
    .input(z.object({ ids: z.array(recordId).min(1).max(decidedMax), decision }))
    .output(z.object({ success: z.literal(true), data: DecidedFiles })),
  saveFile: onFile('save-file', 'Save the candidate of a file as a person corrected it')
    .input(z.object({ ...id, candidate: CandidateAdd }))
    .output(shownFile),
}
