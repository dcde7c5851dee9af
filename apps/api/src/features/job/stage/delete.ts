import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { countIn, deleteRow, lockStages, moveAll, setPlaces } from './store.ts'
import { stages, toFacts } from './tables.ts'

/** Deletes a stage; its applications go to another of the same kind first. Throws `stage.inUse`, `stage.lastOpen`, `record.notFound`. */
export const deleteStage = (context: CompanyContext, { id, moveTo }: { id: string; moveTo?: string | undefined }) =>
  write(context, 'stage.delete', async (tx) => {
    const { scope } = context
    const all = await lockStages(tx, scope)
    const stands = await stages.take(tx, scope, id)
    const others = all.filter((one) => one.id !== id)
    if (stands.kind === 'open' && !others.some(({ kind }) => kind === 'open')) throw fail('stage.lastOpen')
    // Takes a stage of the same meaning alone: nobody is hired or declined by this.
    const next = others.find((one) => one.id === moveTo && one.kind === stands.kind)
    if (moveTo !== undefined && !next) throw fail('record.notFound', { entity: 'Stage' })
    const count = await countIn(tx, id)
    if (count > 0 && !next) throw fail('stage.inUse')
    // Moves applications in the bin too: they may come back, to a stage of its kind or to the one in which everybody begins.
    const target = next ?? others.find(({ kind }) => kind === stands.kind) ?? others.find(({ kind }) => kind === 'open')
    const moved = target ? await moveAll(tx, stands, target) : []
    await leaveTrail(
      context,
      tx,
      'application.move',
      moved.map((application) => ({
        record: { kind: 'application', id: application },
        before: { stage: stands.name },
        after: { stage: target?.name },
      })),
    )
    await deleteRow(tx, id)
    await setPlaces(
      tx,
      others.map((one) => one.id),
    )
    const answer = { success: true as const, message: 'Deletion successful' }
    return { record: { kind: 'stage', id }, before: toFacts(stands), after: null, answer }
  })
