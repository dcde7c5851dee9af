import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { plainName } from '@corridor/contract/format/person-name'
import { likelyMin } from '@corridor/contract/records/merge/kinds'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findLikely } from './find-likely.ts'
import { toPerson } from './to-person.ts'

/** The candidate of the company who is probably this very person, if there is one beside those who are known to be others. */
export async function findSame(
  sql: Sql,
  fields: FieldCrypto,
  companyId: string,
  candidate: CandidateAdd,
  apart: readonly string[],
): Promise<{ id: string; name: string } | undefined> {
  const [found] = await findLikely(sql, companyId, await toPerson(sql, fields, companyId, candidate), apart)
  if (!found || found.score < likelyMin) return undefined
  return { id: found.id, name: plainName(found.other) }
}
