import type { FoundFields } from '@corridor/contract/candidate/candidate/from-resume'
import { type CandidatePartKind, partsAtOnceMax } from '@corridor/contract/candidate/part/kinds'
import { type CandidatePartEntry, candidatePartSchemas } from '@corridor/contract/candidate/part/shapes'
import { isBefore } from '@corridor/contract/field/partial-date'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { viewParse } from '../../base/parse/parse-resume.ts'
import { insertEntries } from './save.ts'
import { listEmptyKinds } from './store.ts'

interface Found {
  value: string
}

type FromResume = 'candidate-history' | 'candidate-education' | 'candidate-certification' | 'candidate-language'
type Entries = { [Kind in FromResume]: CandidatePartEntry<Kind>[] }

/** Entries of a candidate's record by their kinds: their ids. */
export type SavedEntries = Partial<Record<CandidatePartKind, string[]>>

/** Saves what the reading of a resume found of a career, in the kinds of which the candidate has nothing yet. The candidate is locked. */
export async function saveRead(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  { candidateId, parseId }: { candidateId: string; parseId: string },
): Promise<SavedEntries> {
  const { result } = await viewParse(context, { parseId })
  const entries = toEntries(result ?? {})
  const kinds = (Object.keys(entries) as FromResume[]).filter((kind) => entries[kind].length > 0)
  const saved: SavedEntries = {}
  for (const kind of await listEmptyKinds(tx, kinds, candidateId)) {
    const rows = await insertEntries(context, tx, kind, candidateId, entries[kind as FromResume])
    saved[kind] = rows.map(({ id }) => id)
  }
  return saved
}

/** Makes entries that their forms take of the read ones: a text that is too long is cut, for the resume holds it whole. */
export function toEntries(found: FoundFields): Entries {
  return {
    'candidate-history': fitting(
      'candidate-history',
      (found.positions ?? []).map((position) => ({
        jobTitle: cut(position.title, 100),
        employer: cut(position.employer, 100),
        ...toPeriod(position),
        ...toPlace(position.location),
        responsibilities: cut(position.description, 200),
      })),
    ),
    'candidate-education': fitting(
      'candidate-education',
      (found.studies ?? []).map(({ degree, school, endDate }) => ({
        degree: cut(degree, 100),
        school: cut(school, 100),
        graduationYear: endDate ? endDate.value.slice(0, 4) : null,
      })),
    ),
    'candidate-certification': fitting(
      'candidate-certification',
      (found.certifications ?? []).map((name) => ({ name: cut(name, 100) })),
    ),
    'candidate-language': fitting(
      'candidate-language',
      (found.languages ?? []).map(({ language, level }) => ({ language: cut(language, 50), level: cut(level, 50) })),
    ),
  }
}

/** Only what the form would take too. */
function fitting<Kind extends FromResume>(kind: Kind, entries: object[]): CandidatePartEntry<Kind>[] {
  return entries.slice(0, partsAtOnceMax).flatMap((entry) => {
    const { success, data } = candidatePartSchemas[kind as CandidatePartKind].safeParse(entry)
    return success ? [data as CandidatePartEntry<Kind>] : []
  })
}

function cut(found: Found | undefined, max: number): string | null {
  const text = found?.value.trim() ?? ''
  return text.length <= max ? text || null : `${text.slice(0, max - 1).trimEnd()}…`
}

const told = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?/

function toPeriod({
  startDate,
  endDate,
  isCurrent,
}: {
  startDate?: Found | undefined
  endDate?: Found | undefined
  isCurrent: boolean
}) {
  const start = startDate?.value.match(told)?.[0] ?? null
  const end = isCurrent ? null : (endDate?.value.match(told)?.[0] ?? null)
  // Dates that contradict each other were misread.
  return { startDate: start, endDate: start && end && isBefore(end, start) ? null : end, isCurrent }
}

/** 'Dallas, TX, United States': city, state, country as far as they are told. */
function toPlace(location: Found | undefined) {
  const parts = location?.value.split(',').map((part) => part.trim()) ?? []
  if (parts.length > 3 || parts.some((part) => part.length < 2 || part.length > 50)) return {}
  const [city = null, state = null, country = null] = parts
  return { city, state, country }
}
