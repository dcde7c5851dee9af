import type { Sql } from '../../../platform/sql.ts'
import type { SkillWords } from '../../../reading/extract.ts'
import { findSkillWords } from './store.ts'

const known = new WeakMap<object, SkillWords>()

/** The administrator's skills as they stand now: asked for with each file, read again only if one has changed. */
export async function currentSkillWords(sql: Sql): Promise<SkillWords> {
  const words = await findSkillWords(sql, known.get(sql))
  known.set(sql, words)
  return words
}
