import { otherAuditKinds } from '../../gathered/audit-kinds.ts'
import { auditVerbs as verbs } from '../../gathered/audit-verbs.ts'
import { recordFacts, recordKinds } from '../record/kinds.ts'

/** The kinds of records that a row of the audit may be about, each with what it is called. Plain data: pages carry it without the validator. */
export const auditKinds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [kind, recordFacts[kind].title])),
  ...otherAuditKinds,
}

/** Verbs of the audit: the second word of an action, each with its name. */
export const auditVerbs: Readonly<Record<string, string>> = verbs

/** The verb of an action: `update` of `candidate.update`. */
export const verbOf = (action: string): string => action.slice(action.indexOf('.') + 1)
