import type { DocumentationInfo } from '@corridor/contract/company/company/shapes'
import {
  type CompanyDocumentType,
  companyDocumentTypes,
  documentFlags,
} from '@corridor/contract/company/onboarding/choices'
import { findMissingDocuments } from '@corridor/contract/company/onboarding/documents'
import { noWebsite } from '@corridor/contract/field/website'

/** Parts of a company that its onboarding has so far. */
export interface Parts {
  legalName: string | null
  /** Country of the company: an ISO code. */
  country: string | null
  locations: number
  employees: number
  documents: CompanyDocumentType[]
  flags: Partial<DocumentationInfo>
  hasReference: boolean
}

const partMissing = {
  companyName: { message: 'Company Name is required' },
  locations: { message: 'At least one location is required' },
  employees: { message: 'At least one contact authority is required' },
  referenceBy: { message: 'Reference By is required' },
}

/** The fields of each step, by whose absence it is not complete. */
const stepFields: Record<number, readonly string[]> = {
  1: ['companyName'],
  2: ['locations'],
  3: ['employees'],
  4: companyDocumentTypes,
  5: ['referenceBy'],
}

/** Finds the parts that are still missing, by field, with the text that stands there. */
export function findMissing(parts: Parts): Record<string, string> {
  const missing: Record<string, string> = {}
  if (!parts.legalName) missing.companyName = partMissing.companyName.message
  if (parts.locations === 0) missing.locations = partMissing.locations.message
  if (parts.employees === 0) missing.employees = partMissing.employees.message
  Object.assign(missing, Object.fromEntries(findMissingDocuments(parts.documents, parts.flags, parts.country)))
  if (!parts.hasReference) missing.referenceBy = partMissing.referenceBy.message
  return missing
}

/** The step on which a missing part is added. */
export const stepOf = (field: string): number =>
  Number(Object.entries(stepFields).find(([, fields]) => fields.includes(field))?.[0])

export const isStepComplete = (step: number, missing: Record<string, string>): boolean =>
  (stepFields[step] ?? []).every((field) => !(field in missing))

/** All eight answers; *Don't Need* says *Don't Have* too (spec 3 §2.2). */
export function toDocumentation(
  given: Partial<Record<keyof DocumentationInfo, boolean | undefined>>,
): DocumentationInfo {
  const pairs = Object.values(documentFlags).flatMap(({ lacks, spares }) => {
    const isNeedless = given[spares] === true
    return [
      [lacks, given[lacks] === true || isNeedless],
      [spares, isNeedless],
    ]
  })
  return Object.fromEntries(pairs) as DocumentationInfo
}

/** The answers without those about a document that is there now. */
export function withoutFlags(
  flags: Partial<DocumentationInfo>,
  types: readonly CompanyDocumentType[],
): DocumentationInfo {
  const cleared = types.flatMap((type) =>
    type in documentFlags ? Object.values(documentFlags[type as keyof typeof documentFlags]) : [],
  )
  return toDocumentation({ ...flags, ...Object.fromEntries(cleared.map((name) => [name, false])) })
}

// Providers of free mail: an address of one shares its domain with strangers.
const freeProviders = new Set(
  `126.com 163.com aol.com fastmail.com foxmail.com free.fr gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.com
   icloud.com laposte.net live.com mac.com mail.com mail.ru me.com msn.com orange.fr outlook.com pm.me proton.me protonmail.com
   qq.com rediffmail.com sina.com tutanota.com web.de yahoo.com yahoo.co.in yahoo.co.uk yahoo.fr yandex.com yandex.ru ymail.com
   zoho.com`.split(/\s+/),
)

/** product.md, Which company: of the website, else of an e-mail whose provider is not a free one; null if neither tells. */
export function domainOf(websiteLink: string | null, email: string | null): string | null {
  if (websiteLink && websiteLink !== noWebsite) return new URL(websiteLink).hostname.replace(/^www\./, '')
  const domain = email?.split('@').at(-1)?.toLowerCase()
  return domain && !freeProviders.has(domain) ? domain : null
}
