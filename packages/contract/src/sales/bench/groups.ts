/** Groups of the bench: by the skill that stands first, or by the work authorization. Also names of orders of the list. */
export const benchGroups = ['skill', 'authorization'] as const
export type BenchGroupName = (typeof benchGroups)[number]

/** From here on somebody is on the bench for long, in days. */
export const longBenchDays = 45
/** A work authorization that ends within so many days ends soon. */
export const endsSoonDays = 90
/** Days after which somebody who was in no hotlist's mail wants to be shown again. */
export const marketedDays = 7
