import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { countOwnViews, findOwnView, insertView, toFacts, toWire } from './store.ts'

const ownViewsMax = 500

interface ViewAdd {
  list: string
  name: string
  params: Record<string, string>
  isShared: boolean
}

/** Keeps a list's state under a name. Throws `view.nameTaken`, `view.tooMany`. */
export const addView = (context: Context, { list, name, params, isShared }: ViewAdd) =>
  write(context, 'view.add', async (tx) => {
    if ((await countOwnViews(tx, context)) >= ownViewsMax) throw fail('view.tooMany', { limit: ownViewsMax })
    const values = { list, name, params, is_shared: isShared && context.scope.kind !== 'own' }
    const id = await insertView(tx, context, values).catch((error) => refuseDouble(error, name))
    const after = written(await findOwnView(tx, context, id))
    return {
      record: { kind: 'view', id },
      before: null,
      after: toFacts(after),
      answer: { success: true as const, message: 'View saved', data: toWire(after, context.caller.userId) },
    }
  })

export function refuseDouble(error: unknown, name: string): never {
  throw isTaken(error, 'saved_view_name') ? fail('view.nameTaken', { name }) : error
}

export const notFound = () => fail('record.notFound', { entity: 'Saved view' })
