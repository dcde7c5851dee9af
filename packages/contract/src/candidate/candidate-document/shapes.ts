import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { candidateDocumentsAtOnceMax, candidateDocumentTypes } from './kinds.ts'

/** A paper of a candidate, with its file. */
export const CandidateDocument = z.object({
  ...recordBase,
  candidate: recordId,
  candidateInfo: joined({ _id: recordId, firstName: z.string(), lastName: z.string() }),
  type: z.enum(candidateDocumentTypes),
  title: z.string(),
  /** The last day on which it holds; null if it has no end. */
  expiryDate: z.string().nullable(),
  documentKey: z.string(),
  documentFile: z.array(StoredFile),
  userInfo,
})
export type CandidateDocument = z.infer<typeof CandidateDocument>

const fields = z.object({
  type: z.enum(candidateDocumentTypes, 'Type is required'),
  title: boundedText('Title', 3, 50),
  expiryDate: plainDate.nullable(),
  documentKey: z.string('Please select a file first.').min(1, 'Please select a file first.').max(200),
})
export const CandidateDocumentAdd = fields.extend({ expiryDate: fields.shape.expiryDate.default(null) })
export type CandidateDocumentAdd = z.infer<typeof CandidateDocumentAdd>

const CandidateDocumentUpdate = updateInput(fields)
export type CandidateDocumentUpdate = z.infer<typeof CandidateDocumentUpdate>

const place = (path: string, summary: string) => ({
  path: `/candidate-document/${path}` as const,
  summary,
  tag: 'candidate-document',
})
const manage = { access: access.candidatePapers.manage }
const one = { ...manage, record: { kind: 'candidate-document', field: 'id' } }

export const candidateDocument = {
  list: listEndpoint(
    place('list', 'List papers of candidates'),
    CandidateDocument,
    {
      sort: ['title', 'type', 'expiryDate', 'updateDate'],
      filters: { candidate: recordId, type: z.enum(candidateDocumentTypes), expiresBy: plainDate },
      search: ['title'],
    },
    { access: access.candidatePapers.read },
  ),
  /** All or none. */
  add: endpoint('POST', place('add-multiple', 'Add papers to a candidate'), {
    ...manage,
    record: { kind: 'candidate', field: 'candidateId' },
  })
    .input(
      z.object({
        candidateId: recordId,
        documents: z.array(CandidateDocumentAdd).min(1).max(candidateDocumentsAtOnceMax),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(CandidateDocument) })),
  update: endpoint('PUT', place('update/{id}', 'Update a paper of a candidate'), one)
    .input(CandidateDocumentUpdate)
    .output(savedAnswer(CandidateDocument)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a paper of a candidate'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
