import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { companyInfo, recordBase, recordId } from '../../wire/record.ts'
import { type ReferenceSource, referenceDetails } from '../onboarding/choices.ts'

const sources = Object.keys(referenceDetails) as [ReferenceSource, ...ReferenceSource[]]
export type ReferenceDetail = (typeof referenceDetails)[ReferenceSource]['field']
const detailNames = Object.values(referenceDetails).map(({ field }) => field)
const details = <Shape extends z.ZodType>(shape: Shape) =>
  Object.fromEntries(detailNames.map((name) => [name, shape])) as Record<ReferenceDetail, Shape>

/** Reference of the company, by which it heard of the product: the source, and the one detail that belongs to it. */
export const CompanyReference = z.object({
  ...recordBase,
  companyId: recordId,
  companyInfo,
  referenceBy: z.enum(sources),
  ...details(z.string().optional()),
})
export type CompanyReference = z.infer<typeof CompanyReference>

const missing: Record<ReferenceDetail, { message: string }> = {
  socialMedia: { message: 'Social Media is required' },
  website: { message: 'Website is required' },
  newspaperType: { message: 'Newspaper Type is required' },
  tvAdsType: { message: 'TV Ads Type is required' },
  radioAdsType: { message: 'Radio Ads Type is required' },
  marketingEmailType: { message: 'Marketing Email Type is required' },
  marketingSmsType: { message: 'Marketing SMS Type is required' },
  marketingWhatsappType: { message: 'Marketing WhatsApp Type is required' },
  oldReference: { message: 'Old Reference is required' },
  executiveReference: { message: 'Executive Reference is required' },
  otherReference: { message: 'Other Reference is required' },
}
const tooLong: Record<number, { message: string }> = {
  100: { message: 'Maximum 100 characters allowed' },
  30: { message: 'Maximum 30 characters allowed' },
}

/** Finds the fault of the detail that a source asks for; null if there is none. */
function findDetailFault(source: ReferenceSource, given: string): { message: string } | null {
  const rule = referenceDetails[source]
  if (given === '') return missing[rule.field]
  if ('values' in rule) return (rule.values as readonly string[]).includes(given) ? null : missing[rule.field]
  return [...given].length > rule.charsMax ? (tooLong[rule.charsMax] ?? null) : null
}

/** A reference as its form judges it. Details of other sources are left aside. */
export const CompanyReferenceAdd = z
  .object({
    referenceBy: z.enum(sources, 'Reference By is required'),
    ...details(z.string().trim().max(1_000).nullish()),
    version: z.int().optional(),
  })
  .superRefine((value, check) => {
    const { field } = referenceDetails[value.referenceBy]
    const fault = findDetailFault(value.referenceBy, value[field] ?? '')
    if (fault) check.addIssue({ code: 'custom', path: [field], ...fault })
  })
export type CompanyReferenceAdd = z.infer<typeof CompanyReferenceAdd>

/** A source with its one detail, as the form holds them. */
export interface ReferenceAnswer {
  source: ReferenceSource | null
  detail: string
}

/** The same as its form judges it; what is wrong stands at the answer as a whole. */
export const CompanyReferenceForm = z.object({
  version: z.int(),
  reference: z.custom<ReferenceAnswer>().transform((answer, check) => {
    const { source, detail } = answer
    const judged = CompanyReferenceAdd.safeParse(
      source ? { referenceBy: source, [referenceDetails[source].field]: detail } : {},
    )
    if (judged.success) return judged.data
    for (const { message } of judged.error.issues) check.issues.push({ code: 'custom', message, input: answer })
    return z.NEVER
  }),
})

const place = (path: string, summary: string) => ({
  path: `/company-reference/${path}` as const,
  summary,
  tag: 'company-reference',
})
const manage = { access: access.onboarding.manage, beforeOnboarding: true }

export const reference = {
  get: endpoint('GET', place('get-reference', 'How the own company heard of the product'), manage)
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: CompanyReference })),
  /** A company has one: a second replaces it. */
  add: endpoint('POST', place('add-reference', 'Say how the company heard of the product'), manage)
    .input(CompanyReferenceAdd)
    .output(savedAnswer(CompanyReference)),
  list: listEndpoint(
    place('list', 'How the companies heard of the product'),
    CompanyReference,
    {
      sort: ['name', 'referenceBy', 'updateDate'],
      filters: { companyId: recordId, referenceBy: z.enum(sources) },
      search: ['name'],
    },
    { access: ['administrator'] },
  ),
}
