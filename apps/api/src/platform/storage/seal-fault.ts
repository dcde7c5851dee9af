import { Failure } from '../fail.ts'

/**
 * Reason why a kept file does not open: it was changed, moved or cut (`broken`); a newer Corridor sealed it (`newer`); no key of the ring
 * opens its data key (`locked`); or its data key was destroyed (`erased`).
 */
export type SealFaultKind = 'broken' | 'newer' | 'locked' | 'erased'

/** A kept file that does not open. Holds nothing of it. */
export class SealFault extends Error {
  override name = 'SealFault'
  readonly kind: SealFaultKind

  constructor(kind: SealFaultKind) {
    super(`A kept file does not open: ${kind}.`)
    this.kind = kind
  }
}

const lost = new Set<string>(['file.notFound', 'file.sealBroken', 'file.erased'])

/** True for the refusal of a kept file that no later try opens: it is gone, or not what was kept. */
export const isLost = (error: unknown): boolean => error instanceof Failure && lost.has(error.code)
