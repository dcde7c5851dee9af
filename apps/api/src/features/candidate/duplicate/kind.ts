import type { Candidate, CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { MatchReason, MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import { toNames } from '../../../db/record/record.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { MergeKind } from '../../records/merge/kind.ts'
import { mergeVerbs } from '../../records/merge/verbs.ts'
import { candidateRules } from '../candidate/kind.ts'
import type { CandidateRow } from '../candidate/tables.ts'
import { updateCandidate } from '../candidate/update.ts'
import { compareCandidates } from './match.ts'
import { mergeValues, splitValues, valuesOf } from './merge-values.ts'

const candidateMerging: MergeKind<CandidateRow, Candidate, CandidateAdd, MergeField, MatchReason> = {
  rules: { ...candidateRules, table: 'candidate' },
  entity: 'Candidate',
  messages: {
    merged: 'Candidates merged successfully',
    split: 'Candidates split successfully',
    apart: 'Remembered as two people',
    reopened: 'Shown as duplicates again',
  },
  nameColumn: 'full_name',
  gone: {
    columns: 'g.first_name as gone_first, g.last_name as gone_last',
    toNames: ({ gone_first, gone_last }: { gone_first: string; gone_last: string }) => toNames(gone_first, gone_last),
  },
  valuesOf,
  merge: mergeValues,
  split: ({ before, merged }, stands) => splitValues(before, merged, stands),
  update: (context, id, values, isTakenBack) => updateCandidate(context, { id, ...values }, { isTakenBack }),
  file: { column: 'resume_key', of: ({ resumeKey }) => resumeKey ?? null },
  settle: async (context, tx) => {
    for (const settle of hooksOf(context.platform, 'onCandidateMerged')) await settle(context, tx)
  },
  compare: compareCandidates,
  job: 'match-candidates',
}

export const candidateDoubles = mergeVerbs(candidateMerging)
