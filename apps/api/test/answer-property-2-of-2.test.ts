import { testAnswers } from './answer-property.ts'
import { shareOf } from './shards.ts'

testAnswers(shareOf(import.meta.filename))
