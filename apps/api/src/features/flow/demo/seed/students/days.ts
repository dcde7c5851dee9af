import { now } from '../../../../../platform/clock.ts'

const dayMs = 86_400_000

/** The day so many days ago, `YYYY-MM-DD`; one to come if that is negative. */
export const dayAgo = (days: number): string =>
  new Date(now().getTime() - Math.round(days) * dayMs).toISOString().slice(0, 10)
/** The day that is so many days after the first of a month, `YYYY-MM`. */
export const dayIn = (month: string, days: number): string =>
  new Date(Date.parse(`${month}-01`) + days * 86_400_000).toISOString().slice(0, 10)
export const monthAgo = (days: number): string => dayAgo(days).slice(0, 7)

// demo.md, Rules: peaks in February to April and in August.
const weights = [1.2, 2, 2.2, 2, 1.1, 0.9, 1.2, 2, 1, 0.8, 0.8, 0.7]
const firstDays = 350
const lastDays = 21

/** So many days ago, spread over the year as people come to an agency. */
export function seasonDays(count: number): number[] {
  const days = Array.from({ length: firstDays - lastDays }, (_, at) => firstDays - at)
  const weightOf = (days: number) => weights[Number(dayAgo(days).slice(5, 7)) - 1] ?? 1
  const whole = days.reduce((sum, day) => sum + weightOf(day), 0)
  const chosen: number[] = []
  let passed = 0
  for (const day of days) {
    passed += weightOf(day)
    while (chosen.length < count && passed >= (whole * (chosen.length + 0.5)) / count) chosen.push(day)
  }
  return chosen
}
