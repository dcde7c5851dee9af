import * as z from 'zod'
import { withEveryFault } from '../../field/every-fault.ts'
import { boundedText } from '../../field/name.ts'
import { rateCurrency } from '../../field/rate.ts'
import { findScoreFault } from '../../student/enrolment/scores.ts'
import { studyLevels } from '../../student/student/kinds.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { type EnglishTest, englishTests, monthsMax, tuitionMinorMax } from './kinds.ts'

const facts = {
  name: z.string(),
  level: z.enum(studyLevels),
  studyField: z.string(),
  /** Its length; null if nobody said it. */
  months: z.int().nullable(),
  /** Tuition in whole minor units of its currency: of the first year, and of the whole programme. */
  firstYearFee: z.int().nullable(),
  wholeFee: z.int().nullable(),
  feeCurrency: rateCurrency.nullable(),
  englishTest: z.enum(englishTests).nullable(),
  /** The least score that it takes, on the scale of its test. */
  englishScore: z.number().nullable(),
  status,
}

/** A course of study at an institution. */
export const Programme = z.object({
  ...recordBase,
  updateDate: moment,
  institution: recordId,
  institutionInfo: joined({ _id: recordId, name: z.string() }),
  ...facts,
  /** Number of its intakes. */
  intakes: z.int(),
  userInfo,
})
export type Programme = z.infer<typeof Programme>

const wrongFee = { message: 'Fee must be a whole number, zero or more' }
const fee = z.int(wrongFee).min(0, wrongFee).max(tuitionMinorMax, 'Fee is too high').nullable()
const wrongMonths = { message: 'Length must be 1 to 120 months' }

const fields = z.object({
  name: boundedText('Name', 2, 150),
  level: z.enum(studyLevels, 'Please choose a level'),
  studyField: z.string().trim().max(100, 'Maximum 100 characters'),
  months: z.int(wrongMonths).min(1, wrongMonths).max(monthsMax, wrongMonths).nullable(),
  firstYearFee: fee,
  wholeFee: fee,
  feeCurrency: rateCurrency.nullable(),
  englishTest: z.enum(englishTests, 'Please choose a test').nullable(),
  englishScore: z.number({ message: 'Score must be a number' }).nullable(),
  status,
})
const { shape } = fields

interface Judged {
  firstYearFee: number | null
  wholeFee: number | null
  feeCurrency: string | null
  englishTest: EnglishTest | null
  englishScore: number | null
}

/** A whole programme: a fee has its currency, a least score its test and a place on its scale. */
export const ProgrammeAdd = fields
  .extend({
    studyField: shape.studyField.default(''),
    months: shape.months.default(null),
    firstYearFee: fee.default(null),
    wholeFee: fee.default(null),
    feeCurrency: shape.feeCurrency.default(null),
    englishTest: shape.englishTest.default(null),
    englishScore: shape.englishScore.default(null),
    status: shape.status.default('active'),
  })
  .superRefine(
    ...withEveryFault<Judged>(({ firstYearFee, wholeFee, feeCurrency, englishTest, englishScore }, check) => {
      const fault = (path: string, words: { message: string }) =>
        check.addIssue({ code: 'custom', path: [path], ...words })
      const hasFee = typeof firstYearFee === 'number' || typeof wholeFee === 'number'
      if (hasFee && feeCurrency === null) fault('feeCurrency', { message: 'Please choose a currency' })
      if (typeof firstYearFee === 'number' && typeof wholeFee === 'number' && wholeFee < firstYearFee)
        fault('wholeFee', { message: 'The whole fee cannot be less than that of the first year' })
      if (englishTest && englishScore === null) fault('englishScore', { message: 'Score is required' })
      if (englishTest === null && typeof englishScore === 'number')
        fault('englishTest', { message: 'Please choose a test' })
      const offScale = englishTest && typeof englishScore === 'number' && findScoreFault(englishTest, englishScore)
      if (offScale) fault('englishScore', { message: offScale })
    }),
  )
export type ProgrammeAdd = z.infer<typeof ProgrammeAdd>

export const ProgrammeUpdate = updateInput(fields)
export type ProgrammeUpdate = z.infer<typeof ProgrammeUpdate>

const place = (path: string, summary: string) => ({ path: `/programme/${path}` as const, summary, tag: 'programme' })
const one = (field: string) => ({ record: { kind: 'programme', field } })
const { read, manage } = access.institutions

export const programme = {
  list: listEndpoint(
    place('list', 'List programmes'),
    Programme,
    {
      sort: ['name', 'level', 'institution', 'status', 'updateDate'],
      filters: { institution: recordId, level: z.enum(studyLevels), status },
      search: ['name', 'studyField', 'institution'],
    },
    { access: read },
  ),
  add: endpoint('POST', place('add', 'Add a programme to an institution'), {
    access: manage,
    record: { kind: 'institution', field: 'institutionId' },
  })
    .input(ProgrammeAdd.safeExtend({ institutionId: recordId }))
    .output(savedAnswer(Programme)),
  view: endpoint('POST', place('view', 'View a programme'), { access: read, ...one('programmeId') })
    .input(z.object({ programmeId: recordId }))
    .output(z.object({ success: z.literal(true), data: Programme })),
  update: endpoint('PUT', place('update/{id}', 'Update a programme'), { access: manage, ...one('id') })
    .input(ProgrammeUpdate)
    .output(savedAnswer(Programme)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a programme'), { access: manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
