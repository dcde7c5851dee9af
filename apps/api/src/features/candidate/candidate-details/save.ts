import { type SealedDetail, sealedDetails } from '@corridor/contract/candidate/candidate-details/kinds'
import type { CandidateDetailsSave } from '@corridor/contract/candidate/candidate-details/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { type FieldCrypto, SealBroken } from '../../../platform/field-crypto.ts'
import { newId } from '../../../platform/ids.ts'
import { json } from '../../../platform/sql.ts'
import { holdCandidate } from '../candidate/assert-candidate.ts'
import { columnOf, placeOf } from './sealing.ts'
import { type DetailsRow, findDetails, insertDetails, type SealedValues, updateDetails } from './store.ts'
import { openValuesOf, toFacts, toValues, toWire } from './values.ts'

const entity = 'Candidate Details'

/** Saves details that a vendor asks of a candidate. Sealed ones that are left out stay. Throws `record.notFound`, `record.changed`. */
export function saveDetails(
  context: CompanyContext,
  { candidateId, version, ...given }: CandidateDetailsSave & { candidateId: string },
) {
  const { scope, platform } = context
  const saved = (row: DetailsRow) => ({
    success: true as const,
    message: 'Candidate Details Saved Successfully',
    data: toWire(candidateId, row),
  })
  // A kept key holds a hash of the body, from which four digits could be guessed.
  return write({ ...context, idempotency: null }, 'candidate-details.save', async (tx) => {
    await holdCandidate(tx, scope, candidateId)
    const stands = await findDetails(tx, candidateId)
    if (stands) assertVersion(stands, version, entity, toWire(candidateId, stands))
    const values = toValues(given)
    const id = stands?.id ?? newId()
    const sealed = sealAnew(platform.fields, given, id, stands)
    if (stands && !sealed && !differences(openValuesOf(stands), values)) return unchanged(saved(stands))
    const columns = { ...values, ...sealed, referees: json(tx, values.referees) }
    if (stands) await updateDetails(tx, id, columns)
    else
      await insertDetails(tx, {
        id,
        company_id: scope.companyId,
        candidate_id: candidateId,
        created_by: scope.userId,
        ...columns,
      })
    const after = written(await findDetails(tx, candidateId))
    const record = { kind: 'candidate-details', id }
    return { record, before: stands ? toFacts(stands) : null, after: toFacts(after), answer: saved(after) }
  })
}

// Leaves a value that is the same as the sealed one alone: nothing has changed.
function sealAnew(fields: FieldCrypto, given: CandidateDetailsSave, id: string, stands: DetailsRow | undefined) {
  const sealed: Partial<SealedValues> = {}
  for (const field of sealedDetails) {
    const value = given[field]
    if (value === undefined || value === opened(fields, stands, field)) continue
    sealed[columnOf[field]] = value === null ? null : fields.seal(value, placeOf(id, field))
  }
  return Object.keys(sealed).length > 0 ? sealed : undefined
}

function opened(fields: FieldCrypto, row: DetailsRow | undefined, field: SealedDetail): string | null | undefined {
  const sealed = row?.[columnOf[field]]
  if (!row || !sealed) return null
  try {
    return fields.open(sealed, placeOf(row.id, field))
  } catch (error) {
    if (error instanceof SealBroken) return undefined
    throw error
  }
}
