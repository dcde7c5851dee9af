import { callOutcomeNames, callOutcomes } from '@corridor/contract/flow/today/kinds'
import type { TodayRow } from '@corridor/contract/flow/today/shapes'
import { interviewOutcomeNames, interviewOutcomes } from '@corridor/contract/job/interview/kinds'
import { type Confirmation, confirmationNames, confirmations } from '@corridor/contract/job/submission/kinds'
import { text } from '../../../lib/language/text'

/** The question that a row asks once its work is done: the outcome of a call or an interview, or how a rate was confirmed. */
export type Asked = 'call' | 'outcome' | 'rate'

export interface Choice {
  value: string
  /** A key. */
  label: string
}

const choice =
  <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (value: Value): Choice => ({
    value,
    label: names[value],
  })

export const choicesOf: Record<Asked, readonly Choice[]> = {
  call: callOutcomes.map(choice(callOutcomeNames)),
  outcome: [...interviewOutcomes.map(choice(interviewOutcomeNames)), { value: 'no-show', label: text('No-show') }],
  rate: confirmations.map(choice<Confirmation>(confirmationNames)),
}

export const questionOf: Record<Asked, string> = {
  call: text('What came of it?'),
  outcome: text('What came of it?'),
  rate: text('How it was confirmed'),
}

/** When it is asked again, each with its key. */
export const againKeys = ['a', 't', 'f', 'w', 'o'] as const
export type Again = (typeof againKeys)[number]
export const againNames: Record<Again, string> = {
  a: text('This afternoon'),
  t: text('Tomorrow'),
  f: text('Friday'),
  w: text('In a week'),
  o: text('Other day'),
}

const dayMs = 86_400_000
const inDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
const friday = 5

/** The day of a choice, from today's: `YYYY-MM-DD`. On a Friday the next one is meant. Another day is named, not reckoned. */
export function dayOf(again: Exclude<Again, 'o'>, today: string): string {
  if (again === 'a') return today
  if (again === 't') return inDays(today, 1)
  if (again === 'w') return inDays(today, 7)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return inDays(today, (friday - weekday + 7) % 7 || 7)
}

/** The question of a row whose verb is pressed; a row whose verb is done at once, or elsewhere, asks nothing. */
export function askedOf({ kind, at, matter }: TodayRow, group: string, now = Date.now()): Asked | undefined {
  if (matter) return undefined
  if (group === 'rates') return 'rate'
  if (kind === 'interview') return Date.parse(at) < now ? 'outcome' : 'call'
  return kind === 'task' ? undefined : 'call'
}
