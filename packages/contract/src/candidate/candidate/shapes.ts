import * as z from 'zod'
import { fileKey, StoredFile } from '../../base/file/shapes.ts'
import { availability } from '../../field/availability.ts'
import { email } from '../../field/email.ts'
import { boundedText, checkPersonName, personNameFields } from '../../field/name.ts'
import { phone } from '../../field/phone.ts'
import { plainDate } from '../../field/plain-date.ts'
import { rateAmount, rateCurrency, ratePer, taxTerm } from '../../field/rate.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpointOf, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { listAnswer } from '../../wire/list.ts'
import { joined, moment, recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { queryText } from '../search/query-text.ts'

const lookupReference = joined({ _id: recordId, name: z.string() })
const optionalText = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)

/** A phone as people read it; one that no network has is not callable, and stands as it was given. */
const PhoneShown = z.object({ number: z.string(), shown: z.string(), isCallable: z.boolean() })

export const Candidate = z.object({
  ...recordBase,
  firstName: z.string(),
  lastName: z.string(),
  nameConfirmed: z.boolean(),
  hasOnlyOneName: z.boolean(),
  email: z.string(),
  // product.md, Wire names: one value under both names.
  phone: z.string(),
  mobileNumber: z.string(),
  /** All of them, the preferred first: `email` and `phone` are those. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  phoneInfo: z.array(PhoneShown),
  jobTitle: z.string().nullable(),
  experience: z.number().nullable(),
  skills: z.array(z.string()),
  location: z.string().nullable(),
  workAuthorization: recordId.nullable(),
  workAuthorizationInfo: lookupReference,
  /** The last day of the work authorization. */
  authorizationEnds: z.string().nullable(),
  readyToRelocate: z.boolean(),
  isUsCitizen: z.boolean(),
  availability: z.string().nullable(),
  /** Since when nobody has work for them. */
  benchSince: z.string().nullable(),
  /** The least that is asked, with its currency and unit; all three or none. */
  rateAmount: z.number().nullable(),
  rateCurrency: rateCurrency.nullable(),
  ratePer: ratePer.nullable(),
  taxTerm: taxTerm.nullable(),
  status,
  resume: StoredFile.nullable(),
  /** Company of the candidate: administrators see those of all companies. */
  companyInfo: lookupReference,
  userInfo,
})
export type Candidate = z.infer<typeof Candidate>

/** A resume that the candidate had before, kept as long as the candidate is. */
const FormerResume = StoredFile.extend({ replacedAt: moment })

/** A candidate with the versions of the resume, the latest first. */
export const CandidateRecord = Candidate.extend({ formerResumes: z.array(FormerResume) })
export type CandidateRecord = z.infer<typeof CandidateRecord>

/**
 * Reason why a `query` found a candidate: the skills that it names, and the line of the resume that has most of it; places as in the
 * resume's text.
 */
const Reason = z.object({
  skills: z.array(z.string()),
  line: z.string().nullable(),
  hits: z.array(z.object({ start: z.int(), end: z.int() })),
})
export type Reason = z.infer<typeof Reason>

/** As a list shows it: one that a `query` found says why. */
export const ListedCandidate = Candidate.extend({ reason: Reason.optional() })
export type ListedCandidate = z.infer<typeof ListedCandidate>

const contactsMax = 20
const years = z.number().min(0).max(80)

const fields = z.object({
  firstName: personNameFields.firstName,
  lastName: personNameFields.lastName,
  nameConfirmed: z.boolean(),
  hasOnlyOneName: z.boolean(),
  email,
  phone,
  // Further ones; the preferred may be among them.
  emails: z.array(email).max(contactsMax, `At most ${contactsMax} e-mail addresses`),
  phones: z.array(phone).max(contactsMax, `At most ${contactsMax} phones`),
  jobTitle: optionalText(100).nullable(),
  // Years, kept to a tenth.
  experience: years.overwrite((given) => Math.round(given * 10) / 10).nullable(),
  skills: z.array(boundedText('Skill', 1, 50)).max(100),
  location: optionalText(100).nullable(),
  workAuthorization: recordId.nullable(),
  authorizationEnds: plainDate.nullable(),
  readyToRelocate: z.boolean(),
  isUsCitizen: z.boolean(),
  availability: availability.nullable(),
  benchSince: plainDate.nullable(),
  rateAmount: rateAmount.nullable(),
  // Currency and unit of an amount: the company's currency and an hour if they are left out.
  rateCurrency: rateCurrency.nullable(),
  ratePer: ratePer.nullable(),
  taxTerm: taxTerm.nullable(),
  status,
  resumeKey: fileKey.nullable(),
})

export const CandidateAdd = fields
  .extend({
    lastName: fields.shape.lastName.default(''),
    emails: fields.shape.emails.default([]),
    phones: fields.shape.phones.default([]),
    nameConfirmed: fields.shape.nameConfirmed.default(false),
    hasOnlyOneName: fields.shape.hasOnlyOneName.default(false),
    jobTitle: fields.shape.jobTitle.default(null),
    experience: fields.shape.experience.default(null),
    skills: fields.shape.skills.default([]),
    location: fields.shape.location.default(null),
    workAuthorization: fields.shape.workAuthorization.default(null),
    authorizationEnds: fields.shape.authorizationEnds.default(null),
    readyToRelocate: fields.shape.readyToRelocate.default(false),
    isUsCitizen: fields.shape.isUsCitizen.default(false),
    availability: fields.shape.availability.default(null),
    benchSince: fields.shape.benchSince.default(null),
    rateAmount: fields.shape.rateAmount.default(null),
    rateCurrency: fields.shape.rateCurrency.default(null),
    ratePer: fields.shape.ratePer.default(null),
    taxTerm: fields.shape.taxTerm.default(null),
    status: status.default('active'),
    resumeKey: fields.shape.resumeKey.default(null),
  })
  .superRefine(checkPersonName)
export type CandidateAdd = z.infer<typeof CandidateAdd>

export const CandidateUpdate = updateInput(fields)

/**
 * With a `query`, 10,000 and `totalIsExact: false` if more match. `preparing` says that the words of only so many candidates can be
 * searched yet, as after an upgrade: the total is no exact one then either.
 */
const CandidateListAnswer = listAnswer(ListedCandidate).extend({
  totalIsExact: z.boolean().optional(),
  preparing: z.object({ done: z.int(), of: z.int() }).optional(),
})

const place = (path: string, summary: string) => ({ path: `/candidate/${path}` as const, summary, tag: 'candidate' })
const one = (field = 'id') => ({ record: { kind: 'candidate', field } })

/** Filters of lists of candidates. */
export const candidateFilters = {
  status,
  /** `java AND (kafka OR kinesis) NOT trainer`, over names, title, skills and the resume's text. */
  query: queryText,
  /** Company that an administrator wants the candidates of; a member sees only those of their own. */
  company: recordId,
  /** On this hotlist, not on this one, on any one. */
  hotlist: recordId,
  notOnHotlist: recordId,
  onHotlist: z.boolean(),
  /** Has all of these, whatever their case. */
  skills: z
    .array(boundedText('Skill', 1, 50))
    .min(1)
    .max(20),
  /** Years, both ends included. */
  experienceFrom: years,
  experienceTo: years,
  workAuthorization: recordId,
  /** Anywhere in the place as it is written, accents folded. */
  location: z.string().trim().min(2).max(100),
  /** A date: available by then, at once among them. */
  availability,
  /** Candidates whose work authorization ends by then, or has ended. */
  authorizationEndsBy: plainDate,
  /** Candidates who are on the bench since this day or longer. */
  benchSinceBy: plainDate,
  /** Asks this at most. Nothing is converted: `rateCurrency` and `ratePer` say which rates are meant. */
  rateTo: rateAmount,
  rateCurrency,
  ratePer,
  taxTerm,
}

export const candidate = {
  list: listEndpointOf(
    place('list', 'List candidates'),
    CandidateListAnswer,
    {
      /** `place` is the order of the one `hotlist` that is asked for; without one it is `createDate`. `relevance` weighs what a `query` finds in name, title and skills; without one it is `createDate`. */
      sort: ['name', 'email', 'jobTitle', 'experience', 'status', 'updateDate', 'place', 'relevance'],
      filters: candidateFilters,
      search: ['name', 'email', 'jobTitle'],
    },
    { access: access.candidates.read },
  ),
  add: endpoint('POST', place('add-candidate', 'Add a candidate'), { access: access.candidates.manage }, 201)
    .input(
      CandidateAdd.safeExtend({
        /** The reading of the resume: what it found of positions, studies, certifications and languages is saved with the candidate. */
        parseId: recordId.optional(),
      }),
    )
    .output(savedAnswer(Candidate)),
  suggestLocation: endpoint('POST', place('suggest-location', "Places that the company's candidates have"), {
    access: access.candidates.read,
  })
    .input(z.object({ searchTerm: z.string().trim().max(100).default('') }))
    .output(z.object({ success: z.literal(true), data: z.array(z.string()) })),
  view: endpoint('POST', place('view', 'View a candidate'), { access: access.candidates.read, ...one('candidateId') })
    .input(z.object({ candidateId: recordId }))
    .output(z.object({ success: z.literal(true), data: CandidateRecord })),
  update: endpoint('PUT', place('update/{id}', 'Update a candidate'), { access: access.candidates.manage, ...one() })
    .input(CandidateUpdate)
    .output(savedAnswer(Candidate)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a candidate'), { access: access.candidates.manage, ...one() })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
