import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** What is done to records, as the second word of an action. */
export const auditVerbs = gather(facts, 'auditVerbs')
