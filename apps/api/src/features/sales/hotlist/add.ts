import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { type HotlistRow, hotlists, toFacts, toWire } from './tables.ts'

export const addHotlist = (context: CompanyContext, input: { name: string; description: string; isPublic: boolean }) =>
  write(context, 'hotlist.add', async (tx) => {
    const { scope } = context
    const { name, description, isPublic } = input
    const values = { name, description, is_public: isPublic }
    const id = await hotlists.insert(tx, scope, values)
    const after = await hotlists.load(tx, scope, id)
    return {
      record: { kind: 'hotlist', id },
      before: null,
      after: toFacts(after),
      answer: savedHotlist('Hotlist Added Successfully', after),
    }
  })

export const savedHotlist = (message: string, row: HotlistRow) => {
  const hotlist = toWire(row)
  return { success: true as const, message, data: hotlist, hotlist }
}
