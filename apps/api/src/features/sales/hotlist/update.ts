import type { CompanyContext } from '../../../db/context.ts'
import { assertVersion, differences } from '../../../db/record.ts'
import { unchanged, write } from '../../../db/write.ts'
import { notFound, refuseDouble, savedHotlist } from './add.ts'
import { findHotlist, type HotlistRow, toFacts, toWire, updateHotlistRow } from './store.ts'

interface HotlistPatch {
  id: string
  version?: number | undefined
  name?: string | undefined
  description?: string | undefined
  isPublic?: boolean | undefined
  status?: 'active' | 'inactive' | undefined
}

export const updateHotlist = (context: CompanyContext, { id, version, isPublic, ...input }: HotlistPatch) =>
  write(context, 'hotlist.update', async (tx) => {
    const stands = await findHotlist(tx, context.scope, id, true)
    if (!stands) throw notFound()
    assertVersion(stands, version, 'Hotlist', toWire(stands))
    const wanted = { ...input, is_public: isPublic }
    const change = differences(toFacts(stands), JSON.parse(JSON.stringify(wanted)))
    const message = 'Hotlist Updated Successfully'
    if (!change) return unchanged(savedHotlist(message, stands))
    await updateHotlistRow(tx, id, change).catch((error) => refuseDouble(error, input.name ?? stands.name))
    const after = (await findHotlist(tx, context.scope, id)) as HotlistRow
    return {
      record: { kind: 'hotlist', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedHotlist(message, after),
    }
  })
