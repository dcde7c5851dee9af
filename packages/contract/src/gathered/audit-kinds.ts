import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** What else than records a row of the audit may be about. */
export const otherAuditKinds = gather(facts, 'auditKinds')
