import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { withEveryFault } from '../../field/every-fault.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { plainMonth } from '../../field/plain-month.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { refusalLetter, type StudentDocumentType, studentDocumentsAtOnceMax, studentDocumentTypes } from './kinds.ts'

/** A paper of a student, with its file, which `/student-document/open/{id}` alone gives out. */
export const StudentDocument = z.object({
  ...recordBase,
  student: recordId,
  studentInfo: joined({ _id: recordId, firstName: z.string(), middleName: z.string(), lastName: z.string() }),
  type: z.enum(studentDocumentTypes),
  title: z.string(),
  /** The last day on which it holds; null if it has no end. */
  expiryDate: z.string().nullable(),
  /** True if it is, or was, a passport, visa or birth record: each opening stands in the audit. */
  isIdentity: z.boolean(),
  /** The country that refused, or gave the visa; null for other types. */
  country: recordId.nullable(),
  countryInfo: countryReference,
  /** The month of a refusal, `YYYY-MM`. */
  month: z.string().nullable(),
  documentKey: z.string(),
  documentFile: z.array(StoredFile),
  userInfo,
})
export type StudentDocument = z.infer<typeof StudentDocument>

const noCountry = { message: 'Country is required' }
const noMonth = { message: 'Refusal date is required' }

const fields = z.object({
  type: z.enum(studentDocumentTypes, 'Type is required'),
  title: boundedText('Title', 3, 50),
  expiryDate: plainDate.nullable(),
  country: z.uuid(noCountry.message).nullable(),
  /** The server knows which month it is where the company is. */
  month: plainMonth(noMonth).nullable(),
  documentKey: z.string('Please select a file first.').min(1, 'Please select a file first.').max(200),
})
const { expiryDate, country, month } = fields.shape
/** A refusal letter says of which country and month it is. Values that a type does not hold are not kept. */
export const StudentDocumentAdd = fields
  .extend({ expiryDate: expiryDate.default(null), country: country.default(null), month: month.default(null) })
  .superRefine(
    ...withEveryFault<{ type: StudentDocumentType; country: string | null; month: string | null }>((paper, check) => {
      if (paper.type !== refusalLetter) return
      if (paper.country === null) check.addIssue({ code: 'custom', path: ['country'], ...noCountry })
      if (paper.month === null) check.addIssue({ code: 'custom', path: ['month'], ...noMonth })
    }),
  )
export type StudentDocumentAdd = z.infer<typeof StudentDocumentAdd>

const StudentDocumentUpdate = updateInput(fields)
export type StudentDocumentUpdate = z.infer<typeof StudentDocumentUpdate>

const place = (path: string, summary: string) => ({
  path: `/student-document/${path}` as const,
  summary,
  tag: 'student-document',
})
const manage = { access: access.studentPapers.manage }
const one = { ...manage, record: { kind: 'student-document', field: 'id' } }

export const studentDocument = {
  list: listEndpoint(
    place('list', 'List papers of students'),
    StudentDocument,
    {
      sort: ['title', 'type', 'expiryDate', 'updateDate'],
      filters: { student: recordId, type: z.enum(studentDocumentTypes), expiresBy: plainDate },
      search: ['title'],
    },
    { access: access.studentPapers.read },
  ),
  /** All or none. */
  add: endpoint('POST', place('add-multiple', 'Add papers to a student'), {
    ...manage,
    record: { kind: 'student', field: 'studentId' },
  })
    .input(
      z.object({
        studentId: recordId,
        documents: z.array(StudentDocumentAdd).min(1).max(studentDocumentsAtOnceMax),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(StudentDocument) })),
  update: endpoint('PUT', place('update/{id}', 'Update a paper of a student'), one)
    .input(StudentDocumentUpdate)
    .output(savedAnswer(StudentDocument)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a paper of a student'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  /** Each call for a paper of identity stands in the audit, and counts as the reading of a sealed value. */
  open: endpoint('POST', place('open/{id}', 'An address to download a paper of a student from'), {
    access: access.studentPapers.read,
    record: { kind: 'student-document', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), presignedUrl: z.string() })),
}
