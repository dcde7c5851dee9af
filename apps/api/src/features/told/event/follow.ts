import type { LiveEvent } from '@corridor/contract/told/event/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { audiencesOf, companyOf } from '../../../db/scope/scope.ts'

/** Gives the events of the caller and of their company, until the page is closed. */
export async function* followEvents(
  { scope, caller, platform }: Context,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  yield { kind: 'resync' }
  const companyId = companyOf(scope)
  const isAdministrator = scope.kind === 'platform'
  yield* platform.events.follow(
    { userId: caller.userId, companyId, isAdministrator, audiences: audiencesOf(scope) },
    signal,
  )
}
