/**
 * Years that a title asks for: a lead, a principal or a manager has five or more, a senior three, a junior three at most. People who call
 * themselves more than their years say stand where the years are.
 */
const yearsOfLead = 5
const yearsOfSenior = 3
const yearsOfOne = 1
const juniorMost = 3
// Years are kept to a tenth: the next after three is more than a junior's.
const beyondJunior = 3.1
const [junior, usual, senior, lead] = [1, 2, 3, 4]

/** Years at which one band ends and the next begins; the first band is of people whose years nobody said. */
export const yearSteps: readonly number[] = [yearsOfOne, yearsOfSenior, beyondJunior, yearsOfLead]
export const bandsOfYears = yearSteps.length + 2
export const bandOf = (years: number | null): number =>
  years === null ? 0 : 1 + yearSteps.filter((step) => step <= years).length

/** The least and the most years that a title of this level asks for. */
export const yearsAsked = (level: number): { least: number | null; most: number | null } => ({
  least: level >= lead ? yearsOfLead : level === senior ? yearsOfSenior : null,
  most: level === junior ? juniorMost : null,
})

/** True if years decide so much that they are asked first if nobody said them. */
export const asksYears = (level: number): boolean => level >= lead || level === junior

/** No higher than the years allow. */
function standingOf(level: number, band: number): number {
  if (band === 0 || hasYears(band, yearsOfLead)) return level
  if (!hasYears(band, yearsOfOne)) return Math.min(level, junior)
  if (!hasYears(band, yearsOfSenior)) return Math.min(level, usual)
  return Math.min(level, senior)
}

const hasYears = (band: number, years: number) => band > yearSteps.indexOf(years) + 1

/** By how many levels a person stands above the job, from three below to three above. */
const byLevel = [0, 0, 0.6, 1, 1, 0.5, 0.25]
const overJunior = 0.25
const yearsForTitle = 0.5

/** Measures the fit of a level, with its years, to that of a job; below `levelStrong` it is no strong match, and at 0 hardly one. */
export function levelShare(level: number, band: number, asked: number): number {
  const standing = standingOf(level, band)
  if (asked === junior && standing >= lead) return 0
  const share = shareAt(standing - asked)
  if (asked === junior && hasYears(band, beyondJunior)) return Math.min(share, overJunior)
  // Years make up for half of what a plain title lacks.
  const byYears = standing < senior && hasYears(band, yearsOfLead) ? shareAt(senior - asked) : share
  return share + Math.max(0, byYears - share) * yearsForTitle
}
export const levelStrong = 0.3
const shareAt = (above: number) => byLevel[Math.max(0, Math.min(byLevel.length - 1, above + 3))] ?? 0

/** True if somebody stands lower than a job asks. */
export const isBelow = (level: number, years: number | null, asked: number): boolean =>
  standingOf(level, bandOf(years)) < asked
