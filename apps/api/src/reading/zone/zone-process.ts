import type { Hand } from '../../platform/threads/pool.ts'
import type { OrderBounds } from '../../platform/threads/thread.ts'
import { startChild } from '../worker/child-hand.ts'
import type { ZoneAnswer, ZoneFile } from './answer.ts'
import { endedZone } from './reasons.ts'

/** Order to read the zone of a file. `today` is `YYYY-MM-DD`. */
export interface ZoneOrder {
  file: ZoneFile
  today: string
  limits: OrderBounds
}

const heapMbMax = 256

/** A process that reads zones of passports, and keeps nothing of them. */
export function startZoneReader(): Hand<ZoneOrder, ZoneAnswer> {
  return startChild<ZoneOrder, ZoneAnswer>({
    worker: new URL('./zone-worker.ts', import.meta.url),
    heapMbMax,
    boundsOf: ({ limits }) => limits,
    ended: endedZone,
  })
}
