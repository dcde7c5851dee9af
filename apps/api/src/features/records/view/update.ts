import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { notFound, refuseDouble } from './add.ts'
import { findOwnView, toFacts, toWire, updateViewRow, type ViewRow } from './store.ts'

interface ViewPatch {
  id: string
  version?: number | undefined
  name?: string | undefined
  params?: Record<string, string> | undefined
  isShared?: boolean | undefined
}

export const updateView = (context: Context, { id, version, isShared, ...input }: ViewPatch) =>
  write(context, 'view.update', async (tx) => {
    const stands = await findOwnView(tx, context, id)
    if (!stands) throw notFound()
    const { userId } = context.caller
    assertVersion(stands, version, 'Saved view', toWire(stands, userId))
    const answer = (row: ViewRow) => ({ success: true as const, message: 'View saved', data: toWire(row, userId) })
    const shared = context.scope.kind === 'own' ? undefined : isShared
    const change = differences(toFacts(stands), {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.params === undefined ? {} : { params: input.params }),
      ...(shared === undefined ? {} : { is_shared: shared }),
    })
    if (!change) return unchanged(answer(stands))
    await updateViewRow(tx, id, change).catch((error) => refuseDouble(error, input.name ?? stands.name))
    const after = written(await findOwnView(tx, context, id))
    return { record: { kind: 'view', id }, before: toFacts(stands), after: toFacts(after), answer: answer(after) }
  })
