import type { Role } from '@corridor/contract/wire/access'
import type postgres from 'postgres'
import { fail } from '../../platform/fail.ts'
import type { Platform } from '../../platform.ts'
import type { CompanyScope, Scope } from './scope.ts'

/** Caller as the session gate found them for this one request. */
export interface Caller {
  readonly sessionId: string
  readonly userId: string
  readonly roles: readonly Role[]
  /** False for a company's member before its onboarding is complete: only what belongs to that is theirs to do. */
  readonly isOnboarded: boolean
}

/** All that a verb or a read needs to know about its caller and its surroundings. */
export interface Context<S extends Scope = Scope> {
  readonly db: postgres.Sql
  readonly platform: Platform
  readonly caller: Caller
  readonly scope: S
  readonly requestId: string
  /** The key that the caller gave to do this once, and what names the request that it was given for. */
  readonly idempotency: { readonly key: string; readonly requestHash: Buffer } | null
}

/** Parts of a context that work needs if nobody is waiting for it. */
export type Parts = Pick<Context, 'db' | 'platform'>

/** The context of a company's member. */
export type CompanyContext = Context<CompanyScope>

/** The same context for work inside one company; refused to whoever is in none. */
export function toCompanyContext(context: Context): CompanyContext {
  if (context.scope.kind !== 'company') throw fail('session.forbidden')
  return context as CompanyContext
}
