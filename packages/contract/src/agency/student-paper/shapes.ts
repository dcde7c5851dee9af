import * as z from 'zod'
import { withEveryFault } from '../../field/every-fault.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { StudentDocumentAdd } from '../../student/student-document/shapes.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { countryReference, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { ChecklistRevision, ChecklistRow } from '../checklist/shapes.ts'
import { paperBundle } from './bundle.ts'
import { applicationsOfPaperMax, papersAtOnceMax, returnReasons } from './kinds.ts'
import { paperStates } from './states.ts'

/** An application that a paper serves. */
const ServedApplication = z.object({
  _id: recordId,
  institution: z.string(),
  programme: z.string(),
  startDate: z.iso.date(),
})

/** A paper that a student is to give, and how far that is. Its file is told by `/student-paper/versions` alone. */
export const StudentPaper = z.object({
  ...recordBase,
  updateDate: moment,
  student: recordId,
  studentInfo: joined({ _id: recordId, firstName: z.string(), middleName: z.string(), lastName: z.string() }),
  /** The row of the checklist that asks it; null if somebody asked it in own words. */
  checklist: recordId.nullable(),
  country: recordId.nullable(),
  countryInfo: countryReference,
  title: z.string(),
  /** Applications of the student that it serves; those in the bin are left out. */
  applicationsInfo: z.array(ServedApplication),
  state: z.enum(paperStates),
  movedDate: moment,
  /** Day by which it is to be there. */
  dueDate: z.string().nullable(),
  isLate: z.boolean(),
  /** Why it was returned; null unless it is. */
  reason: z.enum(returnReasons).nullable(),
  reasonWords: z.string(),
  /** Versions that were received. */
  versions: z.int(),
  /** The last day on which the newest version holds; null if it has no end. */
  expiryDate: z.string().nullable(),
  userInfo,
})
export type StudentPaper = z.infer<typeof StudentPaper>

/** One version of a paper, newest first. */
export const PaperVersion = z.object({
  _id: recordId,
  number: z.int(),
  receivedDate: moment,
  /** The document of the student, which `/student-document/open/{id}` opens; null once it was deleted. */
  document: recordId.nullable(),
  documentTitle: z.string().nullable(),
  reason: z.enum(returnReasons).nullable(),
  reasonWords: z.string(),
  userInfo,
})
export type PaperVersion = z.infer<typeof PaperVersion>

/** A row of a country's checklist that is asked of a student, with the paper that stands for it. */
export const NeededPaper = ChecklistRow.extend({
  /** False if it hangs on what nobody knows of the student yet. */
  isSure: z.boolean(),
  paperInfo: StudentPaper.nullable(),
})
export type NeededPaper = z.infer<typeof NeededPaper>

export const CountryPapers = z.object({
  country: recordId,
  countryInfo: countryReference,
  /** Moment of the version that the file was made with; null before something was asked by it. */
  keptOn: moment.nullable(),
  rows: z.array(NeededPaper),
  /** Changes of its rows since that version. */
  changes: z.array(ChecklistRevision),
})
export type CountryPapers = z.infer<typeof CountryPapers>

const served = z.array(recordId).max(applicationsOfPaperMax)

export const PaperAsked = z
  .object({
    checklist: recordId.nullable().default(null),
    /** Own words; those of the row without them. */
    title: boundedText('Paper', 3, 100).optional(),
    dueDate: plainDate.nullable().default(null),
  })
  .refine(({ checklist, title }) => checklist !== null || title !== undefined, {
    message: 'Paper is required',
    path: ['title'],
  })
export type PaperAsked = z.infer<typeof PaperAsked>
/** One paper as it is asked of many: the country only helps to find the row. */
export const PaperAskMany = z
  .object({ country: z.string().nullable(), checklist: z.string(), title: z.string(), dueDate: z.string().nullable() })
  .transform(
    ({ checklist, title, dueDate }): z.input<typeof PaperAsked> => ({
      ...{ checklist: checklist || null, dueDate },
      ...(!checklist && title.trim() !== '' && { title }),
    }),
  )
  .pipe(PaperAsked)
/** One paper as its dialog asks for it, with the applications that it serves. */
export const PaperAskForm = PaperAsked.and(z.object({ applications: served }))

const version = z.int().optional()

/** Why a paper goes back. Another reason needs words. */
export const PaperReturn = z
  .object({
    id: recordId,
    version,
    reason: z.enum(returnReasons, 'Please choose a reason'),
    words: z.string().trim().max(300, 'Maximum 300 characters').default(''),
  })
  .superRefine(
    ...withEveryFault<{ reason: string; words: string }>(({ reason, words }, check) => {
      if (reason === 'other' && words === '')
        check.addIssue({ code: 'custom', path: ['words'], message: 'Please say why' })
    }),
  )

const noFile = { message: 'Please select a file first.' }
/** A document that the student has already, or one that is uploaded now. */
export const PaperReceive = z
  .object({
    id: recordId,
    version,
    documentId: recordId.nullable().default(null),
    document: StudentDocumentAdd.nullable().default(null),
  })
  .refine(({ documentId, document }) => (documentId === null) !== (document === null), {
    ...noFile,
    path: ['documentId'],
  })
export type PaperReceive = z.infer<typeof PaperReceive>

export const PaperUpdate = z.object({
  id: recordId,
  version,
  title: boundedText('Paper', 3, 100).optional(),
  dueDate: plainDate.nullable().optional(),
  /** The applications of the student that it serves from then on. */
  applications: served.optional(),
})
export type PaperUpdate = z.infer<typeof PaperUpdate>

const place = (path: string, summary: string) => ({
  path: `/student-paper/${path}` as const,
  summary,
  tag: 'student-paper',
})
const read = { access: access.students.read }
const manage = { access: access.studentPapers.manage }
const one = { record: { kind: 'student-paper', field: 'id' } }
const ofStudent = { record: { kind: 'student', field: 'studentId' } }
const moved = savedAnswer(StudentPaper)
const id = z.object({ id: recordId, version })

export const studentPaper = {
  list: listEndpoint(
    place('list', 'List papers that students are to give'),
    StudentPaper,
    {
      sort: ['dueDate', 'title', 'expiryDate', 'updateDate'],
      filters: {
        student: recordId,
        state: z.enum(paperStates),
        isLate: z.boolean(),
        expiresBy: plainDate,
        country: recordId,
        application: recordId,
      },
      search: ['title', 'student'],
    },
    read,
  ),
  checklist: endpoint('POST', place('checklist', 'What the countries of a student ask, and how far that is'), {
    ...read,
    ...ofStudent,
  })
    .input(
      z.object({
        studentId: recordId,
        /** An application of the student: its country alone, and the papers that serve it. */
        application: recordId.optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          countries: z.array(CountryPapers),
          /** Papers that no row of those checklists asks. */
          others: z.array(StudentPaper),
        }),
      }),
    ),
  /** From then on the file shows what changes after this moment. */
  keepChecklist: endpoint('POST', place('keep-checklist', 'Take over the checklist of a country as it stands'), {
    ...manage,
    ...ofStudent,
  })
    .input(z.object({ studentId: recordId, country: recordId }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  /** All or none. */
  ask: endpoint('POST', place('ask', 'Ask a student for papers'), { ...manage, ...ofStudent })
    .input(
      z.object({
        studentId: recordId,
        papers: z.array(PaperAsked).min(1).max(papersAtOnceMax),
        /** Applications of the student that each of the papers serves. */
        applications: served.default([]),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(StudentPaper) })),
  /** Refused once anything was done with it since. */
  unask: endpoint('POST', place('unask/{id}', 'Take back that a paper was asked'), { ...manage, ...one })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  receive: endpoint('POST', place('receive/{id}', 'Note a version of a paper as received'), { ...manage, ...one })
    .input(PaperReceive)
    .output(moved),
  return: endpoint('POST', place('return/{id}', 'Return a paper with a reason'), { ...manage, ...one })
    .input(PaperReturn)
    .output(moved),
  accept: endpoint('POST', place('accept/{id}', 'Accept a paper'), { ...manage, ...one })
    .input(id)
    .output(moved),
  reopen: endpoint('POST', place('reopen/{id}', 'Look at a returned or accepted paper again'), { ...manage, ...one })
    .input(id)
    .output(moved),
  /** For a moment, by whoever moved it. */
  takeBack: endpoint('POST', place('take-back/{id}', 'Take back the last move of a paper'), { ...manage, ...one })
    .input(id)
    .output(moved),
  update: endpoint('PUT', place('update/{id}', 'Change the words or the day of a paper'), { ...manage, ...one })
    .input(PaperUpdate)
    .output(moved),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a paper of a student'), { ...manage, ...one })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  versions: endpoint('POST', place('versions/{id}', 'Versions of a paper with their documents'), {
    access: access.studentPapers.read,
    ...one,
  })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: z.array(PaperVersion) })),
  ...paperBundle,
}
