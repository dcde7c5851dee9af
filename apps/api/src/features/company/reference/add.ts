import { referenceDetails } from '@corridor/contract/company/onboarding/choices'
import type { CompanyReferenceAdd } from '@corridor/contract/company/reference/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { closeStep, openStep } from '../company/progress.ts'
import { findReference, insertReference, updateReferenceRow } from './store.ts'
import { type ReferenceRow, type ReferenceValues, toWire } from './tables.ts'

/** Keeps the company's one reference; a second replaces it. */
export const addReference = (context: CompanyContext, { referenceBy, version, ...details }: CompanyReferenceAdd) =>
  write(context, 'company-reference.add', async (tx) => {
    const { scope, caller } = context
    const progress = await openStep(tx, context, 5)
    const stands = await findReference(tx, context)
    if (stands) assertVersion(stands, version, 'Reference', toWire(stands))
    const before = stands ? toFacts(stands) : null
    const values = { reference_by: referenceBy, detail: details[referenceDetails[referenceBy].field] ?? '' }
    const change = differences(before ?? {}, values) as Partial<ReferenceValues> | null
    if (!stands) await insertReference(tx, scope.companyId, caller.userId, values)
    else if (change) await updateReferenceRow(tx, stands.id, change)
    await closeStep(context, tx, progress)
    const after = written(await findReference(tx, context))
    const message = 'Reference information saved successfully!'
    const answer = { success: true as const, message, data: toWire(after) }
    if (!change) return unchanged(answer)
    return { record: { kind: 'company-reference', id: after.id }, before, after: toFacts(after), answer }
  })

/** Values of a reference that the audit keeps. */
const toFacts = ({ reference_by, detail }: ReferenceRow): ReferenceValues => ({ reference_by, detail })
