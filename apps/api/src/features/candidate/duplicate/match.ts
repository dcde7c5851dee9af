import type { MatchReason } from '@corridor/contract/candidate/duplicate/reasons'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import type { Compared } from '../../records/merge/kind.ts'
import { findLikely } from './find-likely.ts'
import { nameKeys, strongKeys } from './keys.ts'
import { loadResume } from './load-resume.ts'
import { marksOf } from './resume-marks.ts'
import { type KnownPerson, keepKeys, listUnmatched } from './store.ts'

/** Writes down what candidates are found by; answers those who stand. Callers who compare others at once do not wait for the job. */
export async function makeKnown(tx: Sql, fields: FieldCrypto, ids: string[]): Promise<Known[]> {
  const known: Known[] = []
  for (const { resumeKey, ...candidate } of await listUnmatched(tx, ids)) {
    const { employers: read, text } = await loadResume(tx, fields, candidate.companyId, resumeKey)
    const person = { ...candidate, employers: [...new Set([...candidate.employers, ...read])], marks: marksOf(text) }
    await keepKeys(tx, person, [...strongKeys(person), ...nameKeys(person)])
    known.push(person)
  }
  return known
}

interface Known extends KnownPerson {
  companyId: string
}

/** Compares candidates with the others of their company. */
export async function compareCandidates(
  tx: Sql,
  ids: string[],
  { fields }: Platform,
): Promise<Compared<MatchReason>[]> {
  const compared: Compared<MatchReason>[] = []
  for (const { companyId, ...person } of await makeKnown(tx, fields, ids)) {
    compared.push({ id: person.id, companyId, likely: await findLikely(tx, companyId, person, [person.id]) })
  }
  return compared
}
