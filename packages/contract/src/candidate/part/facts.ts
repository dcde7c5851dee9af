import { access } from '../../wire/access.ts'
import type { Facts, RecordFacts } from '../../wire/facts.ts'
import { type CandidatePartKind, candidatePartKinds, candidatePartTitles } from './kinds.ts'

const parts = Object.fromEntries(
  candidatePartKinds.map((kind): [string, RecordFacts] => [
    kind,
    { title: candidatePartTitles[kind], ...access.candidates },
  ]),
) as Record<CandidatePartKind, RecordFacts>

export const partFacts = {
  records: parts,
} as const satisfies Facts
