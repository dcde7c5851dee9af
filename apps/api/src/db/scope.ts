declare const madeByTheGate: unique symbol

/** One company's records. */
export interface CompanyScope {
  readonly kind: 'company'
  readonly companyId: string
  readonly [madeByTheGate]: true
}

/** Every company's records: an administrator's view. */
export interface PlatformScope {
  readonly kind: 'platform'
  readonly [madeByTheGate]: true
}

/** One person's own records: a candidate's or student's view. */
export interface OwnScope {
  readonly kind: 'own'
  readonly userId: string
  readonly [madeByTheGate]: true
}

/**
 * Whose records a query may touch. Only the session gate makes one (`http/session/gate.ts`), so that no page and no verb can invent it.
 */
export type Scope = CompanyScope | PlatformScope | OwnScope
