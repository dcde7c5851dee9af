import { testLists } from './list.ts'
import { shareOf } from './shards.ts'

testLists(shareOf(import.meta.filename))
