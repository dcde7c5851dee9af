import {
  type CompanyDocumentType,
  companyDocumentTypes,
  documentCountries,
  documentFlags,
  documentMissing,
} from './choices.ts'

type Flags = (typeof documentFlags)[keyof typeof documentFlags]
/** The answers of a company about documents that it may not have. */
type DocumentFlags = Partial<Record<Flags['lacks' | 'spares'], boolean>>

/** True if a company says that it has no such document, or needs none. */
export function isSpared(given: DocumentFlags, type: CompanyDocumentType): boolean {
  if (!(type in documentFlags)) return false
  const { lacks, spares } = documentFlags[type as keyof typeof documentFlags]
  return given[lacks] === true || given[spares] === true
}

/** True if the company's country has such a document; one that says no country is asked for all. */
export const isKnownIn = (type: CompanyDocumentType, country: string | null): boolean =>
  !country || (documentCountries[type]?.includes(country) ?? true)

/** The documents that the country knows and that are neither stored nor spared, each with what is said of it (spec 3 §5.4). */
export const findMissingDocuments = (
  stored: readonly CompanyDocumentType[],
  given: DocumentFlags,
  country: string | null,
): [CompanyDocumentType, string][] =>
  companyDocumentTypes
    .filter((type) => isKnownIn(type, country) && !stored.includes(type) && !isSpared(given, type))
    .map((type) => [type, documentMissing[type].message])
