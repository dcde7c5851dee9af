import * as z from 'zod'
import { checkCompanyNames, companyNameFields, findCompanyNameFaults } from '../../field/company-name.ts'
import { companySections, sectionStates } from '../../field/company-sections.ts'
import { email } from '../../field/email.ts'
import { checkPersonName, personNameFields } from '../../field/name.ts'
import { websiteLink } from '../../field/website.ts'
import { whoAreYouTypes } from '../../field/who-are-you.ts'
import { invitationStates } from '../../people/user/lists.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { type CompanyDocumentType, documentFlags, onboardingSteps } from '../onboarding/choices.ts'
import { findMissingDocuments } from '../onboarding/documents.ts'

type Flags = typeof documentFlags
export type DocumentFlag = Flags[keyof Flags]['lacks' | 'spares']

const flagNames = Object.values(documentFlags).flatMap(({ lacks, spares }) => [lacks, spares])
const flags = <Shape extends z.ZodType>(shape: Shape) =>
  Object.fromEntries(flagNames.map((name) => [name, shape])) as Record<DocumentFlag, Shape>

/** Flags of the document step beside the documents: `has…` is *Don't Have*, `needs…` *Don't Need*. */
export const DocumentationInfo = z.object(flags(z.boolean()))
export type DocumentationInfo = z.infer<typeof DocumentationInfo>

const step = z.int().min(1).max(onboardingSteps)

export const Company = z.object({
  ...recordBase,
  /** The trading name, else the legal one. */
  name: z.string(),
  /** Domain of the website, else of the founder's e-mail if its provider is not a free one. */
  domain: z.string().nullable(),
  tradingName: z.string().nullable(),
  companyName: z.string().nullable(),
  nameConfirmed: z.boolean(),
  websiteLink: z.string().nullable(),
  documentationInfo: DocumentationInfo,
  type: z.enum(whoAreYouTypes).nullable(),
  yourCountry: recordId.nullable(),
  yourCountryInfo: countryReference,
  clientCountry: recordId.nullable(),
  clientCountryInfo: countryReference,
  /** The furthest step that may be opened. */
  currentOnBoardingStep: step,
  onboardingCompleted: z.boolean(),
  isOnBoardingCompleted: z.boolean(),
  createdBy: recordId.nullable(),
  userInfo,
  /** Person who was invited to own it, as long as nobody does. */
  invitationInfo: joined({
    _id: recordId,
    name: z.string(),
    email: z.string(),
    state: z.enum(invitationStates),
    sentDate: moment,
    expireDate: moment,
  }),
})
export type Company = z.infer<typeof Company>

/** Step 1 as its form judges it. */
export const CompanyNames = z
  .object({
    tradingName: companyNameFields.tradingName.optional(),
    companyName: companyNameFields.companyName,
    nameConfirmed: z.boolean().optional(),
  })
  .superRefine(checkCompanyNames)

/** The form of step 1 over the company as it stands. */
export const CompanyNamesForm = CompanyNames.safeExtend({ id: recordId, version: z.int() })

/** Step 4 as its form judges it: the website, the answers, and the documents that are stored already; the company's country as its ISO code. */
export const documentationForm = (stored: readonly CompanyDocumentType[], country: string | null) =>
  DocumentationInfo.extend({ id: recordId, version: z.int(), websiteLink }).superRefine((given, check) => {
    for (const [type, message] of findMissingDocuments(stored, given, country)) {
      check.addIssue({ code: 'custom', path: [type], message })
    }
  })
export type DocumentationSaved = z.output<ReturnType<typeof documentationForm>>

export const WhoAreYou = z.object({ type: z.enum(whoAreYouTypes, 'Please select who you are') })

/** A company that an administrator adds, and who is invited to own it. */
export const CompanyAdd = z
  .object({
    companyName: companyNameFields.companyName,
    companyNameConfirmed: z.boolean().default(false),
    ...personNameFields,
    nameConfirmed: z.boolean().default(false),
    hasOnlyOneName: z.boolean().default(false),
    email,
    yourCountry: z.uuid('Home Country is required'),
    clientCountry: z.uuid('Client Country is required'),
    type: z.enum(whoAreYouTypes, 'Type is required'),
  })
  .superRefine(checkPersonName)
  .superRefine(({ companyName, companyNameConfirmed: nameConfirmed }, check) => {
    for (const [field, message] of Object.entries(findCompanyNameFaults({ companyName, nameConfirmed }))) {
      check.addIssue({ code: 'custom', path: [field], message })
    }
  })
export type CompanyAdd = z.infer<typeof CompanyAdd>

export const CompanyUpdate = updateInput(
  z.object({
    ...companyNameFields,
    nameConfirmed: z.boolean(),
    websiteLink: websiteLink.nullable(),
    documentationInfo: z.object(flags(z.boolean().optional())),
    ...WhoAreYou.shape,
    yourCountry: recordId.nullable(),
    clientCountry: recordId.nullable(),
    /** The server counts the steps itself; what is sent must not be further than it stands. */
    currentOnBoardingStep: step,
    /** True completes the onboarding. */
    onboardingCompleted: z.boolean(),
  }),
)
export type CompanyUpdate = z.infer<typeof CompanyUpdate>

/** Standing of a company's onboarding, and the parts that are still missing on each step. */
export const CompanyStanding = z.object({
  success: z.literal(true),
  currentOnBoardingStep: step,
  onboardingCompleted: z.boolean(),
  missing: z.array(z.object({ step, field: z.string(), message: z.string() })),
})
export type CompanyStanding = z.infer<typeof CompanyStanding>

/** A section of the company's data, and what an administrator decided on it. */
export const CompanySectionState = z.object({
  section: z.enum(companySections),
  state: z.enum(sectionStates),
  /** Reason of the return. */
  reason: z.string().nullable(),
  decidedDate: moment.nullable(),
})
export type CompanySectionState = z.infer<typeof CompanySectionState>

const place = (path: string, summary: string) => ({ path: `/company/${path}` as const, summary, tag: 'company' })

export const company = {
  /** A member's own company; an administrator's list is of all. */
  list: listEndpoint(
    place('list-companies', 'List companies'),
    Company,
    {
      sort: ['name', 'currentOnBoardingStep', 'onboardingCompleted', 'updateDate'],
      filters: { createdBy: recordId, onboardingCompleted: z.boolean(), currentOnBoardingStep: step },
      search: ['name', 'tradingName', 'companyName', 'domain'],
    },
    { access: access.onboarding.read, beforeOnboarding: true },
  ),
  standing: endpoint('GET', place('standing', "How far the own company's onboarding is"), {
    access: access.onboarding.manage,
    beforeOnboarding: true,
  })
    .input(z.object({}).prefault({}))
    .output(CompanyStanding),
  sections: endpoint('GET', place('sections', "Which sections of the own company's data are verified"), {
    access: access.setup.read,
  })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: z.array(CompanySectionState) })),
  update: endpoint('PUT', place('update-company/{id}', 'Save a step of the onboarding, or complete it'), {
    access: access.onboarding.manage,
    beforeOnboarding: true,
    record: { kind: 'company', field: 'id' },
  })
    .input(CompanyUpdate)
    .output(savedAnswer(Company).extend({ updatedCompany: Company })),
  add: endpoint('POST', place('add-company', 'Add a company and invite its Owner'), { access: access.companies.manage })
    .input(CompanyAdd)
    .output(savedAnswer(Company)),
  delete: endpoint('DELETE', place('delete-company/{id}', 'Delete a company'), {
    access: access.companies.manage,
    record: { kind: 'company', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
