import { type ArticleKind, articleKinds, articleTitles } from '../../base/article/kinds.ts'
import { type LookupKind, lookupKinds, lookupTitles } from '../../base/lookup/kinds.ts'
import { type CandidatePartKind, candidatePartKinds, candidatePartTitles } from '../../candidate/part/kinds.ts'
import { type Access, access } from '../../wire/access.ts'

/**
 * The kinds of records that the mechanisms for any record know: bin, bulk actions, import, export. Plain data: pages carry it
 * without the validator.
 */
export const recordKinds = [
  'company',
  ...lookupKinds,
  'country',
  'state',
  'city',
  ...articleKinds,
  'candidate',
  ...candidatePartKinds,
  'hotlist',
  'company-location',
  'company-employee',
] as const
export type RecordKind = (typeof recordKinds)[number]

interface KindFacts {
  /** {Entity} in title case. */
  title: string
  read: Access
  manage: Access
}

const lookups = Object.fromEntries(
  lookupKinds.map((kind): [string, KindFacts] => [kind, { title: lookupTitles[kind], ...access.lookups }]),
) as Record<LookupKind, KindFacts>

const articles = Object.fromEntries(
  articleKinds.map((kind): [string, KindFacts] => [kind, { title: articleTitles[kind], ...access.articles }]),
) as Record<ArticleKind, KindFacts>

const candidateParts = Object.fromEntries(
  candidatePartKinds.map((kind): [string, KindFacts] => [
    kind,
    { title: candidatePartTitles[kind], ...access.candidates },
  ]),
) as Record<CandidatePartKind, KindFacts>

export const recordFacts: Record<RecordKind, KindFacts> = {
  ...lookups,
  company: { title: 'Company', ...access.companies },
  country: { title: 'Country', ...access.lookups },
  state: { title: 'State', ...access.lookups },
  city: { title: 'City', ...access.lookups },
  ...articles,
  candidate: { title: 'Candidate', ...access.candidates },
  ...candidateParts,
  hotlist: { title: 'Hotlist', ...access.hotlists },
  'company-location': { title: 'Address', ...access.onboarding },
  'company-employee': { title: 'Contact Authority', ...access.onboarding },
}
