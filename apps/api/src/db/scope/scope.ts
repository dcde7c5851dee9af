declare const madeByTheGate: unique symbol

interface Made {
  /** Person who asks; records that are a person's alone are narrowed by it. */
  readonly userId: string
  readonly [madeByTheGate]: true
}

/** Audiences of a company whose records a member sees, by the numbers that records carry. */
export type Audiences = 'all' | readonly number[]

/** One company's records, or those of them that the member sees. */
export interface CompanyScope extends Made {
  readonly kind: 'company'
  readonly companyId: string
  readonly audiences: Audiences
}

/** Every company's records: an administrator's view. */
export interface PlatformScope extends Made {
  readonly kind: 'platform'
}

/** One person's own records: a candidate's or student's view. */
export interface OwnScope extends Made {
  readonly kind: 'own'
}

/**
 * Scope of a query: the company, the platform or the person whose records it may touch. Only the session gate makes one
 * (`http/session/gate.ts`), so that no page and no verb can invent it.
 */
export type Scope = CompanyScope | PlatformScope | OwnScope

/** The company that a scope is of; null for administrators and for who sees only their own. */
export const companyOf = (scope: Scope): string | null => (scope.kind === 'company' ? scope.companyId : null)

/** The audiences that bound what a scope sees; null if nothing but its company does. */
export const audiencesOf = (scope: Scope): readonly number[] | null =>
  scope.kind === 'company' && scope.audiences !== 'all' ? scope.audiences : null

/** Names all that narrows what a scope sees beyond a person's own things: what is kept of one sight must serve no other. */
export function sightOf(scope: Scope): string {
  if (scope.kind === 'own') return `own ${scope.userId}`
  if (scope.kind === 'platform') return scope.kind
  const audiences = audiencesOf(scope)
  return `company ${scope.companyId}${audiences ? ` ${audiences.join(' ')}` : ''}`
}
