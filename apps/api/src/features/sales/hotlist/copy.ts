import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { savedHotlist } from './add.ts'
import { copyMembers, listTakenNames } from './store.ts'
import { hotlists, toFacts } from './tables.ts'

const nameCharsMax = 50
const triesMax = 50

/** Copies a hotlist with those on it whom the caller sees, their order, notes and columns; links are not copied. */
export const copyHotlist = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'hotlist.add', async (tx) => {
    const { scope, caller } = context
    const { name, description, is_public, status, columns } = await hotlists.load(tx, scope, id)
    const free = await freeNameOf(name, (names) => listTakenNames(tx, scope.companyId, names))
    const values = { name: free, description, is_public, status, columns }
    const copyId = await hotlists.insert(tx, scope, values)
    const added = await copyMembers(tx, scope, id, copyId, caller.userId)
    const after = await hotlists.load(tx, scope, copyId)
    return {
      record: { kind: 'hotlist', id: copyId },
      before: null,
      after: { ...toFacts(after), copyOf: id, candidates: added.length },
      answer: savedHotlist('Hotlist copied', after),
    }
  })

/** 'Copy of Java bench', cut to what a name may be; 'Copy of Java bench 2' if there is one. */
export async function freeNameOf(name: string, takenOf: (names: string[]) => Promise<Set<string>>): Promise<string> {
  const names = Array.from({ length: triesMax }, (_, at) => {
    const end = at === 0 ? '' : ` ${at + 1}`
    return `${[...`Copy of ${name}`]
      .slice(0, nameCharsMax - end.length)
      .join('')
      .trimEnd()}${end}`
  })
  const taken = await takenOf(names)
  return names.find((one) => !taken.has(one.toLowerCase())) ?? names[0] ?? name
}

interface Merge {
  hotListId: string
  otherId: string
  deletesOther: boolean
}

/** Puts those of another hotlist on this one, and the other into the bin if asked. Answers who came new: taking those off undoes it. */
export const mergeHotlist = (context: CompanyContext, { hotListId, otherId, deletesOther }: Merge) =>
  write(context, 'hotlist.add-candidates', async (tx) => {
    const { scope, caller } = context
    if (hotListId === otherId) throw fail('hotlist.mergeSelf')
    // In the order of their ids: two who merge the same pair do not wait for each other.
    for (const id of [hotListId, otherId].sort()) await hotlists.take(tx, scope, id)
    const other = await hotlists.load(tx, scope, otherId)
    const addedIds = await copyMembers(tx, scope, otherId, hotListId, caller.userId)
    const records: RecordChange[] = []
    if (addedIds.length > 0)
      records.push({ record: { kind: 'hotlist', id: hotListId }, before: null, after: { candidateIds: addedIds } })
    if (deletesOther) {
      await putIntoBin(tx, context, { kind: 'hotlist', table: 'hotlist', id: otherId, name: other.name })
      records.push({
        action: 'hotlist.delete',
        record: { kind: 'hotlist', id: otherId },
        before: toFacts(other),
        after: null,
      })
    }
    const after = await hotlists.load(tx, scope, hotListId)
    return { records, answer: { ...savedHotlist('Hotlists merged', after), addedIds } }
  })
