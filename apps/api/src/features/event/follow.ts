import type { LiveEvent } from '@corridor/contract/event'
import type { Context } from '../../db/context.ts'

/** What happens in the caller's company, until the page is closed. An administrator or a candidate has no company and hears nothing yet. */
export async function* followEvents({ scope, platform }: Context, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  yield { kind: 'resync' }
  if (scope.kind === 'company') yield* platform.events.follow({ companyId: scope.companyId }, signal)
}
