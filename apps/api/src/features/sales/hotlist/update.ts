import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { savedHotlist } from './add.ts'
import { hotlists, toFacts } from './tables.ts'

interface HotlistPatch {
  id: string
  version?: number | undefined
  name?: string | undefined
  description?: string | undefined
  isPublic?: boolean | undefined
  status?: 'active' | 'inactive' | undefined
  columns?: string[] | null | undefined
}

export const updateHotlist = (context: CompanyContext, { id, version, isPublic, ...input }: HotlistPatch) =>
  write(context, 'hotlist.update', async (tx) => {
    const stands = await hotlists.take(tx, context.scope, id, version)
    const change = differences(toFacts(stands), { ...input, is_public: isPublic })
    const message = 'Hotlist Updated Successfully'
    if (!change) return unchanged(savedHotlist(message, stands))
    await hotlists.update(tx, id, change, input.name ?? stands.name)
    const after = await hotlists.load(tx, context.scope, id)
    return {
      record: { kind: 'hotlist', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedHotlist(message, after),
    }
  })
