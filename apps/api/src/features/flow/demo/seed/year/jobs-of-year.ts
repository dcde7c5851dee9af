import { newId } from '../../../../../platform/ids.ts'
import { gradeAt, rateAt, trackOf, withoutGrade } from '../tracks.ts'
import type { Person, Work } from './plan.ts'

interface Known {
  id: string
  days: number
}

export interface Firms {
  clients: readonly Known[]
  vendors: readonly Known[]
}

const jobsMade = 71
const yearDays = 358
const newestDays = 16
const openDays = [26, 34, 45, 58]
const hoursAYear = 2_080
// January first: two peaks, a quiet December.
const season = [0.9, 1.6, 1.8, 1.5, 0.9, 0.8, 0.7, 1.6, 1, 0.9, 0.8, 0.5]
const highest = 1.8
const dayMs = 86_400_000

/** Range that a job pays for so many years: the rate that such a person asks for, and the amount that is billed on top. */
export function rangeAt(years: number): { least: number; most: number } {
  const middle = rateAt(years) * 1.1
  return { least: Math.round(middle * 0.93), most: Math.round(middle * 1.07) }
}

/** Jobs of a year, each like somebody who was known by then, oldest first. */
export function jobsOfYear(
  people: readonly Person[],
  { clients, vendors }: Firms,
  today: Date,
  random: () => number,
): Work[] {
  const days = daysOfYear(today, random)
  return days.flatMap((came, at): Work[] => {
    const known = people.filter((person) => person.days > came + 2 && trackOf(person.title))
    const like = known[Math.floor(random() * known.length)]
    if (!like) return []
    const years = Math.max(1, Math.round(like.years))
    const isOfVendor = at % 3 !== 0
    const client = pickKnown(clients, came, random)
    const closed = came - (openDays[at % openDays.length] ?? 30)
    return [
      {
        ...{ id: newId(), title: `${gradeAt(years, random())}${withoutGrade(like.title)}`, years, ...rangeAt(years) },
        clientId: isOfVendor && at % 7 === 0 ? null : client,
        vendorId: isOfVendor ? pickKnown(vendors, came, random) : null,
        ...{ isYearly: !isOfVendor && at % 2 === 0, came, closed: Math.max(0, closed), isFilled: false },
      },
    ]
  })
}

export const yearlyOf = (hourly: number): number => Math.round((hourly * hoursAYear) / 1_000) * 1_000

function daysOfYear(today: Date, random: () => number): number[] {
  const days: number[] = []
  while (days.length < jobsMade) {
    const ago = Math.round(newestDays + random() * (yearDays - newestDays))
    const month = new Date(today.getTime() - ago * dayMs).getUTCMonth()
    if (random() * highest < (season[month] ?? 1)) days.push(ago)
  }
  return days.toSorted((a, b) => b - a)
}

function pickKnown(firms: readonly Known[], came: number, random: () => number): string | null {
  const known = firms.filter(({ days }) => days > came)
  return known[Math.floor(random() * known.length)]?.id ?? null
}
