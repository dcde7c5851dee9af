import { testLists } from './list-property.ts'
import { shareOf } from './shards.ts'

testLists(shareOf(import.meta.filename))
