import { stagesMax } from '@corridor/contract/job/stage/kinds'
import type { StageAdd } from '@corridor/contract/job/stage/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { lockStages, setPlaces } from './store.ts'
import { stages, toFacts, toWire } from './tables.ts'

/** Adds a stage after the last one of its kind. */
export const addStage = (context: CompanyContext, { name, kind }: StageAdd) =>
  write(context, 'stage.add', async (tx) => {
    const { scope } = context
    const all = await lockStages(tx, scope)
    if (all.length >= stagesMax) throw fail('stage.tooMany', { limit: stagesMax })
    const id = await stages.insert(tx, scope, { name, kind, place: all.length })
    const last = all.findLastIndex((one) => one.kind === kind)
    const ids = all.map((one) => one.id)
    await setPlaces(tx, last < 0 ? [...ids, id] : ids.toSpliced(last + 1, 0, id))
    const after = await stages.load(tx, scope, id)
    const answer = { success: true as const, message: 'Stage Added Successfully', data: toWire(after) }
    return { record: { kind: 'stage', id }, before: null, after: toFacts(after), answer }
  })

interface Renaming {
  id: string
  version?: number | undefined
  name?: string | undefined
}

export const updateStage = (context: CompanyContext, { id, version, name }: Renaming) =>
  write(context, 'stage.update', async (tx) => {
    const { scope } = context
    const stands = await stages.take(tx, scope, id, version)
    const message = 'Stage Updated Successfully'
    if (name === undefined || name === stands.name)
      return unchanged({ success: true as const, message, data: toWire(stands) })
    await stages.update(tx, id, { name })
    const after = await stages.load(tx, scope, id)
    const answer = { success: true as const, message, data: toWire(after) }
    return { record: { kind: 'stage', id }, before: toFacts(stands), after: toFacts(after), answer }
  })

/** Puts the stages into another order. Throws `stage.orderChanged` if one came or went meanwhile. */
export const orderStages = (context: CompanyContext, { ids }: { ids: string[] }) =>
  write(context, 'stage.order', async (tx) => {
    const before = await lockStages(tx, context.scope)
    const asked = new Set(ids)
    if (asked.size !== before.length || !before.every(({ id }) => asked.has(id))) throw fail('stage.orderChanged')
    const answer = { success: true as const, message: 'Order Updated Successfully' }
    if (before.every(({ id }, at) => ids[at] === id)) return unchanged(answer)
    await setPlaces(tx, ids)
    const records = before.flatMap(({ id, place }) => {
      const next = ids.indexOf(id)
      return next === place ? [] : [{ record: { kind: 'stage', id }, before: { place }, after: { place: next } }]
    })
    return { records, answer }
  })
