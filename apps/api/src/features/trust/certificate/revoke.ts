import type { CertificateRevoke } from '@corridor/contract/trust/certificate/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { notifyOwners } from '../../told/notification/notify.ts'
import { takeCompany } from '../proof/own-company.ts'
import { revokePaper } from '../proof/revoke-paper.ts'
import { findPaper, toPaper, toPaperFacts } from '../proof/tables.ts'

/** Ends a valid certificate; its company reads why. Throws `record.notFound` and `certificate.ended`. */
export function revokeCertificate(context: Context, { id, reason }: CertificateRevoke) {
  const { scope, caller, platform } = context
  return write(context, 'certificate.revoke', async (tx) => {
    const before = await findPaper(tx, id)
    if (before?.kind !== 'certificate') throw fail('record.notFound', { entity: 'Certificate' })
    const company = await takeCompany(tx, scope, before.company_id)
    const after = await revokePaper(tx, { id, by: caller.userId, reason })
    if (!after) throw fail('certificate.ended')
    const params = { company: company.name, reason }
    await notifyOwners(tx, platform, company.id, { kind: 'certificate-revoked', params })
    return {
      record: { kind: 'certificate', id },
      companyId: company.id,
      before: toPaperFacts(before),
      after: toPaperFacts(after),
      answer: { success: true as const, message: 'Certificate Revoked Successfully', data: toPaper(after) },
    }
  })
}
