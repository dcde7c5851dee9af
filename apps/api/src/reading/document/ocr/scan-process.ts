import type { Hand } from '../../../platform/threads/pool.ts'
import type { ExtractAnswer, ExtractFile } from '../../answer.ts'
import { startChild } from '../../worker/child-hand.ts'
import { ended } from '../../worker/ended.ts'
import type { ReadOrder } from '../../worker/order.ts'
import type { Languages } from './languages.ts'

export interface ScanOrder extends ReadOrder<ExtractFile> {
  languages: Languages
}

const heapMbMax = 512

/** A process that recognises text. */
export function startScanReader(): Hand<ScanOrder, ExtractAnswer> {
  return startChild<ScanOrder, ExtractAnswer>({
    worker: new URL('./scan-worker.ts', import.meta.url),
    heapMbMax,
    boundsOf: ({ limits }) => limits,
    ended,
  })
}
