import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateAmount, rateCurrency, ratePer, taxTerm } from '../../field/rate.ts'
import { countedMails } from '../../mail/report/counted.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { companyInfo, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { placementStates, timesheetCycles } from './kinds.ts'

const rate = {
  rateAmount: rateAmount.nullable(),
  rateCurrency: rateCurrency.nullable(),
  ratePer: ratePer.nullable(),
  taxTerm: taxTerm.nullable(),
}
const Rate = z.strictObject(rate)
const StoredRate = z.object({ ...rate, rateAmount: z.number().nullable() })

/** A submission that was accepted, with its days and its rates. */
export const Placement = z.object({
  ...recordBase,
  companyInfo,
  updateDate: moment,
  submission: recordId,
  candidate: recordId,
  candidateInfo: joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() }),
  job: recordId,
  jobInfo: joined({ _id: recordId, name: z.string() }),
  clientInfo: joined({ _id: recordId, name: z.string() }),
  state: z.enum(placementStates),
  startDate: z.iso.date(),
  /** The last day; null if it is open. */
  endDate: z.iso.date().nullable(),
  endReason: z.string(),
  /** Rate that the nearest party pays. */
  bill: StoredRate,
  /** Rate that the person is paid. */
  pay: StoredRate,
  margin: z.object({ amount: z.number(), currency: rateCurrency, per: ratePer, percent: z.number() }).nullable(),
  poNumber: z.string(),
  timesheetCycle: z.enum(timesheetCycles).nullable(),
  invoiceTerms: z.string(),
  netDays: z.int().nullable(),
  note: z.string(),
  /** Each later end that it was given, the newest first. */
  extensions: z.array(
    z.object({ fromDate: z.iso.date().nullable(), toDate: z.iso.date(), reason: z.string(), date: moment, userInfo }),
  ),
  userInfo,
})
export type Placement = z.infer<typeof Placement>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const why = z.string('Please say why').trim().min(3, 'Please say why').max(500, 'Maximum 500 characters')
const terms = {
  startDate: plainDate,
  bill: Rate,
  pay: Rate,
  poNumber: text(100),
  timesheetCycle: z.enum(timesheetCycles).nullable(),
  invoiceTerms: text(500),
  netDays: z.int().min(0).max(365).nullable(),
  note: text(2000),
}
const fields = z.object(terms)

export const PlacementAdd = z.object({
  submissionId: recordId,
  startDate: plainDate,
  endDate: plainDate.nullable().default(null),
  /** Without rates those of the submission are taken. */
  bill: Rate.optional(),
  pay: Rate.optional(),
  poNumber: terms.poNumber.default(''),
  timesheetCycle: terms.timesheetCycle.default(null),
  invoiceTerms: terms.invoiceTerms.default(''),
  netDays: terms.netDays.optional(),
  note: terms.note.default(''),
  /** Lets it run beside another placement of the same person. */
  overlap: z.boolean().default(false),
})
export type PlacementAdd = z.infer<typeof PlacementAdd>

/** Another end than the present one is given by `extend` and `end`, which say why. */
export const PlacementUpdate = updateInput(fields).extend({ overlap: z.boolean().default(false) })
export type PlacementUpdate = z.infer<typeof PlacementUpdate>

export const PlacementExtend = z.object({
  id: recordId,
  version: z.int().optional(),
  endDate: plainDate,
  reason: why,
  overlap: z.boolean().default(false),
})
export type PlacementExtend = z.infer<typeof PlacementExtend>

export const PlacementEnd = z.object({
  id: recordId,
  version: z.int().optional(),
  /** The last day; today if none is named. */
  endDate: plainDate.optional(),
  reason: why,
})
export type PlacementEnd = z.infer<typeof PlacementEnd>

const place = (path: string, summary: string) => ({ path: `/placement/${path}` as const, summary, tag: 'placement' })
const manage = { access: access.submissions.manage }
const read = { access: access.submissions.read }
const one = (field: string, kind = 'placement') => ({ record: { kind, field } })

export const placement = {
  list: listEndpoint(
    place('list', 'List placements'),
    Placement,
    {
      sort: ['updateDate', 'startDate', 'endDate', 'candidate', 'job'],
      filters: {
        company: recordId,
        state: z.enum(placementStates),
        /** Running, and at its end by this day. */
        endsBy: plainDate,
        submission: recordId,
        candidate: recordId,
        job: recordId,
        client: recordId,
        /** Mails of campaigns: only placements that answers to them brought are listed. */
        mails: countedMails,
      },
      search: ['candidate', 'job', 'poNumber'],
    },
    read,
  ),
  add: endpoint('POST', place('add', 'Place a person: the submission is started'), {
    ...manage,
    ...one('submissionId', 'submission'),
  })
    .input(PlacementAdd)
    .output(savedAnswer(Placement)),
  view: endpoint('POST', place('view', 'View a placement'), { ...read, ...one('placementId') })
    .input(z.object({ placementId: recordId }))
    .output(z.object({ success: z.literal(true), data: Placement })),
  update: endpoint('PUT', place('update/{id}', 'Update a placement'), { ...manage, ...one('id') })
    .input(PlacementUpdate)
    .output(savedAnswer(Placement)),
  extend: endpoint('POST', place('extend/{id}', 'Give a placement a later end'), { ...manage, ...one('id') })
    .input(PlacementExtend)
    .output(savedAnswer(Placement)),
  end: endpoint('POST', place('end/{id}', 'End a placement'), { ...manage, ...one('id') })
    .input(PlacementEnd)
    .output(savedAnswer(Placement)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a placement'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
