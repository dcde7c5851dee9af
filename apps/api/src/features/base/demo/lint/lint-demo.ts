import { authorizationFitsPlace } from './authorizations.ts'
import { resumesSayTheSame } from './resumes.ts'
import type { Judged, Rule } from './rule.ts'
import { titleFits } from './titles.ts'

const rules: Record<string, Rule> = {
  'title, years and skills': titleFits,
  'authorization and place': authorizationFitsPlace,
  'resumes say the same': resumesSayTheSame,
}

/** What does not fit the demo's one story, by rule: sentences that name the record. */
export async function lintDemo(judged: Judged): Promise<string[]> {
  const found: string[] = []
  for (const [rule, judge] of Object.entries(rules))
    for (const fault of await judge(judged)) found.push(`${rule}: ${fault}`)
  return found
}
