import type { MatchWeights, MatchWeightsAdd } from '@corridor/contract/job/job-match/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { findWeightsRow, holdCompany, insertWeights, updateWeights, type WeightsRow } from './store.ts'
import { defaultWeights, type Weights } from './weights.ts'

export async function getWeights({ db, scope }: CompanyContext) {
  return { success: true as const, data: toView(await findWeightsRow(db, scope.companyId)) }
}

/** Keeps the company's one set of weights; a second replaces it. */
export const addWeights = (context: CompanyContext, { version, ...given }: MatchWeightsAdd) =>
  write(context, 'match-weights.add', async (tx) => {
    const { scope } = context
    await holdCompany(tx, scope)
    const stands = await findWeightsRow(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Weights', toView(stands))
    const before = stands ? toWeights(stands) : null
    const change = differences(before ?? {}, given) as Partial<Weights> | null
    if (!stands) await insertWeights(tx, scope, given)
    else if (change) await updateWeights(tx, stands.id, change)
    const after = written(await findWeightsRow(tx, scope.companyId))
    const answer = { success: true as const, message: 'Weights Updated Successfully', data: toView(after) }
    if (!change) return unchanged(answer)
    return { record: { kind: 'match-weights', id: after.id }, before, after: toWeights(after), answer }
  })

const toWeights = (row: WeightsRow): Weights => {
  const { trade, skills, core, level, place, nice, known } = row
  return { trade, skills, core, level, place, nice, known }
}

const toView = (row: WeightsRow | undefined): MatchWeights => ({
  version: row?.version ?? 0,
  ...(row ? toWeights(row) : defaultWeights),
})
