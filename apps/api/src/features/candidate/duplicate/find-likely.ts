import type { Sql } from '../../../platform/sql.ts'
import { nameKeys, strongKeys } from './keys.ts'
import { namesakesOf } from './namesakes.ts'
import type { Person } from './person.ts'
import { type Score, scorePair } from './score.ts'
import { sharedPhones } from './shared-phones.ts'
import { type KnownPerson, listBlock, listByEmail } from './store.ts'

export interface Found extends Score {
  id: string
  other: KnownPerson
}

/** Compares a person with everyone of a company who shares a key with it, but for some; the likeliest come first. */
export async function findLikely(
  sql: Sql,
  companyId: string,
  person: Person,
  except: readonly string[] = [],
): Promise<Found[]> {
  const blocks = await Promise.all([
    listByEmail(sql, companyId, person.emails),
    listBlock(sql, companyId, strongKeys(person)),
    listBlock(sql, companyId, nameKeys(person)),
  ])
  const near = new Map(blocks.flat().map((other) => [other.id, other]))
  for (const id of except) near.delete(id)
  const others = [...near.values()]
  const around = { namesakes: namesakesOf(person, others), sharedPhones: sharedPhones([person, ...others]) }
  return others
    .map((other) => ({ id: other.id, other, ...scorePair(person, other, around) }))
    .toSorted((a, b) => b.score - a.score || a.id.localeCompare(b.id))
}
