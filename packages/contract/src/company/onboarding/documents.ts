import { type CompanyDocumentType, companyDocumentTypes, documentFlags, documentMissing } from './choices.ts'

type Flags = (typeof documentFlags)[keyof typeof documentFlags]
/** The answers of a company about documents that it may not have. */
type DocumentFlags = Partial<Record<Flags['lacks' | 'spares'], boolean>>

/** Whether a company says that it has no such document, or needs none. */
export function isSpared(given: DocumentFlags, type: CompanyDocumentType): boolean {
  if (!(type in documentFlags)) return false
  const { lacks, spares } = documentFlags[type as keyof typeof documentFlags]
  return given[lacks] === true || given[spares] === true
}

/** The documents that are neither stored nor spared, each with what is said of it (spec 3 §5.4). */
export const findMissingDocuments = (
  stored: readonly CompanyDocumentType[],
  given: DocumentFlags,
): [CompanyDocumentType, string][] =>
  companyDocumentTypes
    .filter((type) => !stored.includes(type) && !isSpared(given, type))
    .map((type) => [type, documentMissing[type].message])
