import { authorizationFitsPlace } from './authorizations.ts'
import { datesInOrder } from './dates.ts'
import { figuresAgree } from './figures.ts'
import { oneNameAFirm } from './firms.ts'
import { hiredArePlaced } from './placed.ts'
import { rateInRange } from './rates.ts'
import { resumesSayTheSame } from './resumes.ts'
import type { Judged, Rule } from './rule.ts'
import { sendersOfTheirFirm } from './senders.ts'
import { createdOverAYear } from './spread.ts'
import { studentsHoldTogether } from './students.ts'
import { trailIsThere } from './timelines.ts'
import { titleFits } from './titles.ts'
import { verifiedOverData } from './verified.ts'

const rules: Record<string, Rule> = {
  'title, years and skills': titleFits,
  'rate within the range': rateInRange,
  'dates in order': datesInOrder,
  'hired and placed': hiredArePlaced,
  'one name a firm': oneNameAFirm,
  'authorization and place': authorizationFitsPlace,
  'verified over data': verifiedOverData,
  'sender and firm': sendersOfTheirFirm,
  'a timeline each': trailIsThere,
  'created over a year': createdOverAYear,
  'figures agree': figuresAgree,
  'resumes say the same': resumesSayTheSame,
  'students hold together': studentsHoldTogether,
}

/** Finds the records that do not fit the demo's one story, by rule: sentences that name the record. */
export async function lintDemo(judged: Judged): Promise<string[]> {
  const found: string[] = []
  for (const [rule, judge] of Object.entries(rules))
    for (const fault of await judge(judged)) found.push(`${rule}: ${fault}`)
  return found
}
