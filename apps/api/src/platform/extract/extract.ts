import { availableParallelism } from 'node:os'
import type { ExtractLimits, Extractor } from './answer.ts'
import { startPool } from './worker-pool.ts'

export type { ExtractAnswer, ExtractFile, Extractor, ExtractStatus, FoundValue, ResumeFields } from './answer.ts'

const defaults: ExtractLimits = {
  workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  timeoutMs: 15_000,
  memoryMbMax: 256,
  textCharsMax: 500_000,
  pagesMax: 50,
}

/** Reads uploaded documents in workers with bounded memory and time; workers start at the first file and stay warm. */
export function startExtractor(limits: Partial<ExtractLimits> = {}): Extractor {
  return startPool({ ...defaults, ...limits })
}
