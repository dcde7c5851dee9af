import type { Tone } from '../../../ui/badge'
import { todayDate } from '../../format/format'

const dayMs = 86_400_000

/** Days from today until a date, by the company's calendar; negative once it is past. */
export const daysUntil = (day: string, today = todayDate()): number => (Date.parse(day) - Date.parse(today)) / dayMs

/** The colour of a last day: danger once it is past or as near as `danger`, attention as it draws near. */
export function dayTone(
  day: string | null,
  { attention = 30, danger = 0 } = {},
  today = todayDate(),
): Tone | undefined {
  if (!day) return undefined
  const left = daysUntil(day, today)
  if (left < danger) return 'danger'
  return left < attention ? 'attention' : undefined
}

const soonMs = 14 * 86_400_000

/** The colour of a deadline: danger once it is missed, attention in its last fourteen days. */
export function deadlineTone({ at }: { at: string }, now = Date.now()): Tone | undefined {
  const left = Date.parse(at) - now
  if (left < 0) return 'danger'
  return left < soonMs ? 'attention' : undefined
}
