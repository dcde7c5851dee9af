import * as z from 'zod'
import { withEveryFault } from '../../field/every-fault.ts'
import { plainDate } from '../../field/plain-date.ts'
import { studyLevels } from '../../student/student/kinds.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'

/** When a programme begins, and until when one applies. Days are those of the institution. */
export const Intake = z.object({
  ...recordBase,
  updateDate: moment,
  programme: recordId,
  programmeInfo: joined({ _id: recordId, name: z.string(), level: z.enum(studyLevels) }),
  institution: recordId,
  institutionInfo: joined({ _id: recordId, name: z.string() }),
  countryInfo: countryReference,
  city: z.string(),
  /** Zone of the institution; null if it has none, and then there is no deadline. */
  zone: z.string().nullable(),
  startDate: z.string(),
  /** The last day of the programme; null if nobody said it, and it then ends its months after the start. */
  endDate: z.string().nullable(),
  openDate: z.string().nullable(),
  deadlineDate: z.string().nullable(),
  /** The hour there, `HH:MM`. */
  deadlineTime: z.string(),
  /** The moment of day, hour and zone. */
  deadline: moment.nullable(),
  userInfo,
})
export type Intake = z.infer<typeof Intake>

/** The server says so: it knows which day it is where the company is. */
export const startedAlready = { message: 'An intake cannot start before today' }

const day = plainDate.nullable()
const fields = z.object({
  startDate: plainDate,
  endDate: day,
  openDate: day,
  deadlineDate: day,
  deadlineTime: z
    .string('Please enter a time')
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'),
})
const opensBefore = {
  deadline: { message: 'It must open before the deadline' },
  start: { message: 'It must open before the start' },
}
const lastMinute = '23:59'

interface Days {
  startDate: string
  endDate: string | null
  openDate: string | null
  deadlineDate: string | null
}

/** A whole intake, whose days come in order. */
export const IntakeAdd = fields
  .extend({
    endDate: day.default(null),
    openDate: day.default(null),
    deadlineDate: day.default(null),
    deadlineTime: fields.shape.deadlineTime.default(lastMinute),
  })
  .superRefine(
    ...withEveryFault<Days>(({ startDate, endDate, openDate, deadlineDate }, check) => {
      const fault = (path: string, words: { message: string }) =>
        check.addIssue({ code: 'custom', path: [path], ...words })
      if (startDate && endDate && endDate <= startDate) fault('endDate', { message: 'The end must be after the start' })
      if (startDate && deadlineDate && deadlineDate > startDate)
        fault('deadlineDate', { message: 'The deadline cannot be after the start' })
      const last = deadlineDate ?? startDate
      if (openDate && last && openDate > last)
        fault('openDate', deadlineDate ? opensBefore.deadline : opensBefore.start)
    }),
  )
export type IntakeAdd = z.infer<typeof IntakeAdd>

export const IntakeUpdate = updateInput(fields)
export type IntakeUpdate = z.infer<typeof IntakeUpdate>

const place = (path: string, summary: string) => ({ path: `/intake/${path}` as const, summary, tag: 'intake' })
const one = (field: string) => ({ record: { kind: 'intake', field } })
const { read, manage } = access.institutions

export const intake = {
  list: listEndpoint(
    place('list', 'List intakes'),
    Intake,
    {
      sort: ['startDate', 'deadline', 'institution', 'programme', 'updateDate'],
      filters: {
        programme: recordId,
        institution: recordId,
        level: z.enum(studyLevels),
        startFrom: plainDate,
        startTo: plainDate,
        /** Days of the institution. */
        deadlineFrom: plainDate,
        deadlineTo: plainDate,
      },
      search: ['programme', 'institution'],
    },
    { access: read },
  ),
  /** With an institution, it must be the programme's. */
  add: endpoint('POST', place('add', 'Add an intake to a programme'), {
    access: manage,
    record: { kind: 'programme', field: 'programmeId' },
  })
    .input(IntakeAdd.safeExtend({ programmeId: recordId, institutionId: recordId.optional() }))
    .output(savedAnswer(Intake)),
  view: endpoint('POST', place('view', 'View an intake'), { access: read, ...one('intakeId') })
    .input(z.object({ intakeId: recordId }))
    .output(z.object({ success: z.literal(true), data: Intake })),
  update: endpoint('PUT', place('update/{id}', 'Update an intake'), { access: manage, ...one('id') })
    .input(IntakeUpdate)
    .output(savedAnswer(Intake)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete an intake'), { access: manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
