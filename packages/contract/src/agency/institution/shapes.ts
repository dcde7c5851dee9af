import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { timeZone } from '../../field/time-zone.ts'
import { websiteLink } from '../../field/website.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { keysOf } from '../../wire/facts.ts'
import {
  companyInfo,
  countryReference,
  joined,
  moment,
  recordBase,
  recordId,
  status,
  userInfo,
} from '../../wire/record.ts'
import { contractStates } from '../institution-contract/kinds.ts'
import { faultOfPattern, patternFault } from './file-pattern.ts'
import { institutionFieldNames, institutionHappenings } from './kinds.ts'

/** A place where students apply. */
export const Institution = z.object({
  ...recordBase,
  updateDate: moment,
  name: z.string(),
  country: recordId,
  countryInfo: countryReference,
  city: z.string(),
  /** An IANA name, in whose hours its deadlines are; null if nobody said it. */
  zone: z.string().nullable(),
  website: z.string(),
  /** The name that a paper's file carries when it goes there; empty if any will do. */
  filePattern: z.string(),
  notes: z.string(),
  status,
  /** Number of its programmes. */
  programmes: z.int(),
  companyInfo,
  userInfo,
})
export type Institution = z.infer<typeof Institution>

/** An institution in a list, with what is due there. */
export const InstitutionRow = Institution.extend({
  /** The nearest deadline that is still to come; null if there is none. */
  nextDeadline: moment.nullable(),
  /** How its contracts stand on the company's day; null for administrators, who read none. */
  contract: z
    .object({
      state: z.enum(contractStates),
      /** The last day of the one that is meant; null if it has no end, or there is none. */
      endDate: z.string().nullable(),
      throughInfo: joined({ _id: recordId, name: z.string() }),
    })
    .nullable(),
})
export type InstitutionRow = z.infer<typeof InstitutionRow>

/** One event of an institution, by somebody. */
export const InstitutionTimelineEntry = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(institutionHappenings),
  /** Values that were changed. */
  fields: z.array(z.enum(keysOf(institutionFieldNames))),
  /** The beginning of a note. */
  note: z.string().nullable(),
  userInfo,
})
export type InstitutionTimelineEntry = z.infer<typeof InstitutionTimelineEntry>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const filePattern = text(200).superRefine((pattern, check) => {
  const fault = faultOfPattern(pattern)
  if (fault !== undefined) check.addIssue({ code: 'custom', message: patternFault })
})
const details = z.object({
  name: boundedText('Name', 2, 150),
  country: z.uuid('Country is required'),
  city: text(100),
  zone: timeZone.nullable(),
  website: websiteLink,
  filePattern,
  notes: text(2000),
  status,
})
const { shape } = details

export const InstitutionAdd = details.extend({
  city: shape.city.default(''),
  zone: shape.zone.default(null),
  website: shape.website.default(''),
  filePattern: shape.filePattern.default(''),
  notes: shape.notes.default(''),
  status: shape.status.default('active'),
})
export type InstitutionAdd = z.infer<typeof InstitutionAdd>

export const InstitutionUpdate = updateInput(details)
export type InstitutionUpdate = z.infer<typeof InstitutionUpdate>

const place = (path: string, summary: string) => ({
  path: `/institution/${path}` as const,
  summary,
  tag: 'institution',
})
const one = (field: string) => ({ record: { kind: 'institution', field } })
const { read, manage } = access.institutions

export const institution = {
  list: listEndpoint(
    place('list', 'List institutions'),
    InstitutionRow,
    {
      sort: ['name', 'country', 'city', 'status', 'updateDate'],
      filters: { country: recordId, status, company: recordId },
      search: ['name', 'city', 'website'],
    },
    { access: read },
  ),
  add: endpoint('POST', place('add', 'Add an institution'), { access: manage })
    .input(InstitutionAdd)
    .output(savedAnswer(Institution)),
  view: endpoint('POST', place('view', 'View an institution'), { access: read, ...one('institutionId') })
    .input(z.object({ institutionId: recordId }))
    .output(z.object({ success: z.literal(true), data: Institution })),
  timeline: endpoint('POST', place('timeline', 'What happened to an institution, newest first'), {
    access: read,
    ...one('institutionId'),
  })
    .input(
      z.object({
        institutionId: recordId,
        /** Entry to read on from: the entries before it are answered. */
        before: recordId.optional(),
        limit: z.int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(InstitutionTimelineEntry), hasMore: z.boolean() })),
  /** Another zone moves its deadlines: they stay at the same hour there. */
  update: endpoint('PUT', place('update/{id}', 'Update an institution'), { access: manage, ...one('id') })
    .input(InstitutionUpdate)
    .output(savedAnswer(Institution)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete an institution'), { access: manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
