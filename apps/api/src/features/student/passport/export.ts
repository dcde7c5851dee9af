import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import type { ExportChoice } from '@corridor/contract/records/export/choice'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type ProofLimits, proveAgain } from '../../people/two-factor/prove-again.ts'
import { startExport } from '../../records/export/start.ts'

/** Has students with their sealed values written into a file. Throws as `proveAgain`, and as an export without them. */
export const exportSealed = (
  context: CompanyContext,
  { reason, currentPassword, code, ...choice }: ExportChoice & FreshProof & { reason: string },
  limits: ProofLimits,
) =>
  proveAgain(context, limits, { currentPassword, code }, (prove) =>
    // A kept key holds a hash of the body, from which a password could be guessed.
    startExport({ ...context, idempotency: null }, { ...choice, kind: 'student' }, { reason, prove }),
  )
