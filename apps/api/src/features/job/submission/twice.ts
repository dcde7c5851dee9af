import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'

/** Refuses what came to stand twice at the very moment, or comes back from the bin beside another: it names nobody. */
export function refuseTwice(error: unknown): never {
  throw isTaken(error, 'submission_live') ? fail('submission.liveNow') : error
}
