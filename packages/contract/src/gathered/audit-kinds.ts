import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** Subjects of the audit's rows other than records. */
export const otherAuditKinds = gather(facts, 'auditKinds')
