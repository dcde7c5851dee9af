import { type Access, mayCall } from '@corridor/contract/wire/access'
import type { EndpointMeta } from '@corridor/contract/wire/endpoint'
import type postgres from 'postgres'
import type { Pool } from '../../db/pool/pool.ts'
import type { Caller, Context } from '../../db/scope/context.ts'
import { companyOf, type Scope } from '../../db/scope/scope.ts'
import { scopedTo } from '../../db/scoped.ts'
import { fail } from '../../platform/fail.ts'
import type { Platform } from '../../platform.ts'
import { findSession, findStanding, rolesOf, type SessionName, type SessionRow } from './caller.ts'

export interface Admitted {
  caller: Caller
  scope: Scope
  session: SessionRow
}

/**
 * Lets a request through to an endpoint, or refuses: 401 without a live session, 403 for another role, before verification or
 * before onboarding is complete. Answers null if the endpoint asks for nobody.
 */
export async function admit(
  sql: postgres.Sql,
  meta: EndpointMeta,
  authorization: string | undefined,
): Promise<Admitted | null> {
  if (meta.access === 'anyone') return null
  const token = tokenOf(authorization)
  const session = token ? await findSession(sql, { token }) : undefined
  const refusal = refusalOf(session, meta)
  if (!session || refusal) throw fail(refusal ?? 'session.missing')
  return letIn(sql, session)
}

/** As `admit`, by the name of a session: undefined for whoever would be refused, without saying why. */
export async function findAdmitted(
  sql: postgres.Sql,
  meta: EndpointMeta,
  by: SessionName,
): Promise<Admitted | undefined> {
  const session = await findSession(sql, by)
  return session && !refusalOf(session, meta) ? letIn(sql, session) : undefined
}

/** The token that a request brings. */
export const tokenOf = (authorization = ''): string | undefined => /^Bearer ([\w-]{20,100})$/.exec(authorization)?.[1]

function letIn(sql: postgres.Sql, session: SessionRow): Admitted {
  if (session.is_stale) keepAlive(sql, session.session_id)
  const { session_id: sessionId, user_id: userId } = session
  const caller = { sessionId, userId, roles: rolesOf(session), isOnboarded: isOnboarded(session) }
  return { caller, scope: scopeOf(session), session }
}

/** Statements and transactions of one company at a time: whoever asks for much waits behind their own colleagues. */
const companyShare = { max: 4 }

type Request = Pick<Context, 'platform' | 'requestId' | 'idempotency'> & { db: Pool }

/** The context of a request for whoever was let in, in their company's name if they work in one. */
export function toContext(request: Request, admitted: Admitted): Context {
  const context = toPersonContext(request, admitted)
  return { ...context, db: named(context.db, context.scope) }
}

/** The same for what is about the caller's own account, which is of no company. */
export function toPersonContext({ db, ...parts }: Request, { caller, scope }: Admitted): Context {
  return { ...parts, db: db.shareOf(companyOf(scope) ?? caller.userId, companyShare), caller, scope }
}

function named(sql: postgres.Sql, scope: Scope): postgres.Sql {
  const companyId = companyOf(scope)
  return companyId ? scopedTo(sql, { companyId, userId: scope.userId }) : sql
}

/** Person who asked for a piece of work that goes on after the request. */
export interface Asker {
  userId: string
  /** The company that they worked in; null for an administrator. */
  companyId: string | null
}

/**
 * The context in which a job goes on with what a person asked for, with the rights that they have now. `workId` names the work in the
 * trail. Throws `session.forbidden` if they may no longer do it.
 */
export async function resumeWork(
  sql: postgres.Sql,
  platform: Platform,
  asker: Asker,
  access: Access,
  workId: string,
): Promise<Context> {
  const area = asker.companyId ? 'company' : 'admin'
  const standing = await findStanding(sql, asker)
  const roles = standing ? rolesOf({ ...standing, area }) : []
  if (!mayCall(access, roles)) throw fail('session.forbidden')
  const { userId, companyId } = asker
  const scope = scopeOf({ area, user_id: userId, company_id: companyId, audiences: standing?.audiences ?? null })
  const caller = { sessionId: workId, userId: asker.userId, roles, isOnboarded: true }
  return { db: named(sql, scope), platform, caller, scope, requestId: workId, idempotency: null }
}

function refusalOf(session: SessionRow | undefined, meta: EndpointMeta) {
  const roles = session ? rolesOf(session) : []
  if (!session || roles.length === 0) return 'session.missing'
  if (!mayCall(meta.access, roles)) return 'session.forbidden'
  // product.md, Before verification, Before onboarding is complete.
  if (meta.beforeVerification) return
  if (!session.is_email_verified) return 'session.unverified'
  if (!meta.beforeOnboarding && !isOnboarded(session)) return 'session.onboarding'
}

const isOnboarded = (session: SessionRow) => session.area !== 'company' || session.is_on_boarding_completed === true

/** The view of somebody who has not signed in: nothing is theirs, and what belongs to no company is everybody's. */
export const nobodysScope = { kind: 'own', userId: '00000000-0000-0000-0000-000000000000' } as Scope

// The only place that makes a scope; the brand exists for the compiler alone.
function scopeOf(session: Pick<SessionRow, 'area' | 'user_id' | 'company_id' | 'audiences'>): Scope {
  const userId = session.user_id
  if (session.area === 'admin') return { kind: 'platform', userId } as Scope
  if (session.area === 'candidate') return { kind: 'own', userId } as Scope
  return { kind: 'company', userId, companyId: session.company_id, audiences: session.audiences ?? 'all' } as Scope
}

function keepAlive(sql: postgres.Sql, sessionId: string): void {
  // A lost update costs a minute of idle time, and the next request makes it again.
  sql`update session set last_seen_at = now() where id = ${sessionId}`.catch(() => undefined)
}
