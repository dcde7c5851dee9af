import { client } from '../../../lib/call/client'

/** Gives a candidate a place on a hotlist, counted from 0 and no further than its ends; answers it counted from 1. Undefined if it is there. */
export async function moveOnHotlist(hotListId: string, candidateId: string, wanted: number) {
  const { data } = await client.hotlist.places({ hotListId })
  const order = data.map(({ candidate }) => candidate)
  const from = order.indexOf(candidateId)
  const to = Math.max(0, Math.min(wanted, order.length - 1))
  if (from === -1 || to === from) return undefined
  // A candidate who goes down stands before whoever follows the place.
  const before = order[to > from ? to + 1 : to] ?? null
  await client.hotlist.moveCandidate({ hotListId, candidateId, before })
  return to + 1
}
