import type { HardFact } from '@corridor/contract/job/job-match/lines'
import { factNames } from '../words'

/** What a demand of a job is called; a key of the texts. */
export const demandName = (fact: HardFact): string => factNames[fact]
