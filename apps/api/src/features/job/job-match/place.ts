import type { JobProfile, PersonProfile } from './profile.ts'
import type { Place } from './regions.ts'

/** Distances of somebody to a job's place. */
export type PlaceAt = 'remote' | 'here' | 'moves' | 'unknown' | 'elsewhere'

export function placeOf({ place, relocates }: PersonProfile, job: JobProfile): PlaceAt {
  if (job.isRemote) return 'remote'
  if (job.places.length === 0) return 'unknown'
  if (job.places.some((asked) => isNear(place, asked))) return 'here'
  if (relocates && job.relocation !== false) return 'moves'
  return job.places.every((asked) => isElsewhere(place, asked)) ? 'elsewhere' : 'unknown'
}

const isNear = (one: Place, other: Place) =>
  (one.state !== null && one.state === other.state) ||
  (one.city !== null && one.city === other.city && !isElsewhere(one, other))
const isElsewhere = (one: Place, other: Place) =>
  (one.country !== null && other.country !== null && one.country !== other.country) ||
  (one.state !== null && other.state !== null && one.state !== other.state)

/** Worth of each distance: a move is a little less sure than being there, and a place that nobody said is less sure than a move. */
export const placeShares: Record<PlaceAt, number> = { remote: 1, here: 1, moves: 0.75, unknown: 0.5, elsewhere: 0 }
