import { zoneReasons } from '@corridor/contract/base/parse/zone-reasons'
import type { Endings } from '../../platform/threads/thread.ts'
import type { ZoneAnswer, ZoneFailure } from './answer.ts'

/** An answer without a reading. */
export const withoutZone = (status: ZoneFailure, reason: keyof typeof zoneReasons): ZoneAnswer => ({
  status,
  reason: zoneReasons[reason],
})

/** Answers for a file whose reader did not live to answer. */
export const endedZone = {
  timedOut: () => withoutZone('timed-out', 'time'),
  tooMuchMemory: () => withoutZone('too-large', 'memory'),
  crashed: () => withoutZone('unreadable', 'damaged'),
  stopped: () => withoutZone('unreadable', 'stopped'),
} satisfies Endings<ZoneAnswer>
