import type { Answers } from '@corridor/contract/site/lead/questions'
import type { Sql } from '../../../platform/sql.ts'
import { findCountry } from './store.ts'

/** Makes the address at which the sign-up begins, with the answers that were given already. */
export async function startPath(sql: Sql, answers: Answers): Promise<string> {
  const [yourCountry, clientCountry] = await Promise.all([
    findCountry(sql, answers.yourCountry),
    findCountry(sql, answers.clientCountry),
  ])
  const given = { yourCountry, clientCountry, type: answers.type }
  const known = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/company/onboarding/onboarding-step-one?${new URLSearchParams(known)}`
}
