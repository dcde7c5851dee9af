declare const madeByTheGate: unique symbol

interface Made {
  /** Who asks; what is a person's alone is narrowed by it. */
  readonly userId: string
  readonly [madeByTheGate]: true
}

/** One company's records. */
export interface CompanyScope extends Made {
  readonly kind: 'company'
  readonly companyId: string
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
 * Whose records a query may touch. Only the session gate makes one (`http/session/gate.ts`), so that no page and no verb can invent it.
 */
export type Scope = CompanyScope | PlatformScope | OwnScope

/** The company that a scope is of; null for administrators and for who sees only their own. */
export const companyOf = (scope: Scope): string | null => (scope.kind === 'company' ? scope.companyId : null)

/** Names all that narrows what a scope sees beyond a person's own things: what is kept of one sight must serve no other. */
export const sightOf = (scope: Scope): string =>
  scope.kind === 'company' ? `company ${scope.companyId}` : scope.kind === 'own' ? `own ${scope.userId}` : scope.kind
