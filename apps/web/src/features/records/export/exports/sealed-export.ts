import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import type { ExportChoice } from '@corridor/contract/records/export/choice'
import type { FormSchema } from '../../../../lib/form/schema'

export interface SealedProof extends FreshProof {
  reason: string
}

/** Sealed values that a list's export offers to those who may read them, for a proof and a reason. */
export interface SealedExport {
  /** A key: the tick that asks for them. */
  label: string
  /** Rules of the proof, by the field that is asked for. */
  loadSchema: (asked: () => keyof FreshProof) => Promise<FormSchema<SealedProof>>
  start: (asked: ExportChoice & SealedProof) => Promise<{ id: string }>
}
