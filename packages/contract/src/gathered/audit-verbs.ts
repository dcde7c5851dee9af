import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** Verbs of the audit: the second word of an action. */
export const auditVerbs = gather(facts, 'auditVerbs')
