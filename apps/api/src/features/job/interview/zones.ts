import type { CompanyContext } from '../../../db/scope/context.ts'
import { submissions } from '../submission/tables.ts'
import { findPlaces } from './store.ts'
import { zoneOfPlace } from './zone-of-place.ts'

/** By which clocks the two sides of a submission live, as far as their places settle it. */
export async function findZones({ db, scope }: CompanyContext, { submissionId }: { submissionId: string }) {
  const { id } = await submissions.load(db, scope, submissionId)
  const { work, candidate } = await findPlaces(db, id)
  return { success: true as const, data: { work: settled(work), candidate: settled([candidate ?? '']) } }
}

/** The zone of places, if they are all in one. */
function settled(places: readonly string[]) {
  const zones = new Set(places.map(zoneOfPlace))
  const [zone] = zones
  return zone && zones.size === 1 ? { place: places.join(' · '), zone } : null
}
