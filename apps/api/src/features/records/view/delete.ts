import type { Context } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { notFound } from './add.ts'
import { deleteViewRow, findOwnView, toFacts } from './store.ts'

/** Deletes a view for good: it holds nothing but a way to look, and undo saves it anew. */
export const deleteView = (context: Context, { id }: { id: string }) =>
  write(context, 'view.delete', async (tx) => {
    const stands = await findOwnView(tx, context, id)
    if (!stands) throw notFound()
    await deleteViewRow(tx, id)
    return removed({ kind: 'view', toFacts }, stands)
  })
