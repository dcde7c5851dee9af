import type { HardFact } from '@corridor/contract/job/job-match/lines'
import { factNames } from '../words'

/** The name of a job's demand; a key of the texts. */
export const demandName = (fact: HardFact): string => factNames[fact]
