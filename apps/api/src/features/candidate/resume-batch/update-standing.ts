import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import type { MergeChoices } from '@corridor/contract/records/merge/kinds'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { viewParse } from '../../base/parse/parse-resume.ts'
import { changesOf } from '../../records/merge/changes.ts'
import { updateCandidate } from '../candidate/update.ts'
import { viewCandidate } from '../candidate/view.ts'
import { mergeValues, valuesOf } from '../duplicate/merge-values.ts'
import { saveRead } from '../part/from-resume.ts'
import { isAgreeing } from './decisions.ts'
import type { FileRow } from './row.ts'
import type { FileChange } from './store.ts'
import { toCandidate } from './to-candidate.ts'

export interface Compared {
  choices?: MergeChoices<MergeField> | undefined
  doubleVersion?: number | undefined
}

/**
 * Gives the candidate who stands the resume, and what was read if nothing stands; after a comparison what was chosen. Keeps what taking it
 * back needs.
 */
export async function updateStanding(
  context: CompanyContext,
  file: FileRow,
  tx: postgres.TransactionSql,
  { choices, doubleVersion }: Compared,
): Promise<FileChange> {
  if (!file.double_id) throw fail('record.notFound', { entity: 'Candidate' })
  if (!choices && !isAgreeing(file)) throw fail('resumeBatch.compare')
  const { data: stands } = await viewCandidate(context, { candidateId: file.double_id })
  const values = valuesOf(stands)
  const read = { ...values, ...(await readValues(context, file)), resumeKey: file.file_key }
  const wanted = changesOf(values, mergeValues(values, read, choices ?? usualChoices(values))).merged
  const version = doubleVersion ?? stands.version
  const { data } = await updateCandidate(context, { id: stands._id, version, ...wanted })
  const entries = file.parse_id ? await saveRead(context, tx, { candidateId: stands._id, parseId: file.parse_id }) : {}
  return {
    state: 'updated',
    reason: null,
    candidate_id: stands._id,
    ...changesOf(values, valuesOf(data)),
    entries,
    version_before: stands.version,
    version_after: data.version,
  }
}

const usualChoices = ({ skills }: CandidateAdd): MergeChoices<MergeField> => ({
  resume: 'other',
  skills: skills.length > 0 ? 'kept' : 'other',
})

/** Reads the values of a resume, without those that the candidate's form would not take. A name goes together. */
async function readValues(context: CompanyContext, { parse_id }: FileRow): Promise<Partial<CandidateAdd>> {
  const parse = parse_id ? await viewParse(context, { parseId: parse_id }) : undefined
  const found = toCandidateValues(parse?.result ?? {})
  const judged = toCandidate(found)
  if ('faults' in judged) return {}
  const { candidate } = judged
  const { firstName, lastName, nameConfirmed, hasOnlyOneName } = candidate
  const others = (Object.keys(found) as (keyof CandidateAdd)[]).filter((name) => !isEmpty(candidate[name]))
  return {
    ...Object.fromEntries(others.map((name) => [name, candidate[name]])),
    firstName,
    lastName,
    nameConfirmed,
    hasOnlyOneName,
  }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
