import type { Parts } from '../../../db/scope/context.ts'
import { loadSigner } from '../signing/signer.ts'

/** A paper as it is handed out: signed with the installation's key, so that any reader tells whether a byte of it was changed. */
export const sealPaper = async (
  parts: Parts,
  pdf: Uint8Array,
  { reason, at }: { reason: string; at: Date },
): Promise<Uint8Array> => parts.platform.drawing.background.sign({ pdf, signer: await loadSigner(parts), reason, at })
