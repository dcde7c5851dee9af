import { otherLists } from '../../gathered/lists.ts'
import { keysOf } from '../../wire/facts.ts'
import type { RecordKind } from './kinds.ts'

/** Lists of other nouns that show records of a kind. */
export type OtherList = keyof typeof otherLists
export const listedKinds: Readonly<Record<OtherList, RecordKind>> = otherLists
export const otherListNames = keysOf(listedKinds)
