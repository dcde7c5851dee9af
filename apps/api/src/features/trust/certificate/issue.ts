import { certificateNeeds, certificateVersion } from '@corridor/contract/trust/certificate/needs'
import type { CertificateIssue } from '@corridor/contract/trust/certificate/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { notifyOwners } from '../../told/notification/notify.ts'
import { issuePaper } from '../proof/issue-paper.ts'
import { takeCompany } from '../proof/own-company.ts'
import { listPapers, toPaper, toPaperFacts } from '../proof/tables.ts'
import { isReady } from './rules.ts'
import { findStates } from './store.ts'

const validYears = 1

/** Issues a company's certificate, which it had none of. Throws `certificate.notReady` and `certificate.stands`. */
export const issueCertificate = (context: Context, input: CertificateIssue) =>
  hand(context, 'certificate.issue', input, (hasOne) => {
    if (hasOne) throw fail('certificate.stands')
  })

/** Issues a new certificate in place of the one that stands, valid or expired. Throws `certificate.notReady` and `record.notFound`. */
export const renewCertificate = (context: Context, input: CertificateIssue) =>
  hand(context, 'certificate.renew', input, (hasOne) => {
    if (!hasOne) throw fail('record.notFound', { entity: 'Certificate' })
  })

function hand(
  context: Context,
  action: string,
  { companyId, language }: CertificateIssue,
  judge: (hasOne: boolean) => void,
) {
  const { scope, caller, platform } = context
  return write(context, action, async (tx) => {
    const company = await takeCompany(tx, scope, companyId)
    const former = (await listPapers(tx, 'certificate', companyId)).find(
      ({ state }) => state === 'valid' || state === 'expired',
    )
    judge(former !== undefined)
    if (!isReady(await findStates(tx, companyId, certificateNeeds))) throw fail('certificate.notReady')
    const paper = await issuePaper(
      tx,
      {
        kind: 'certificate',
        version: certificateVersion,
        company_id: company.id,
        company_name: company.name,
        language,
        signing_id: null,
        issued_by: caller.userId,
      },
      validYears,
    )
    await platform.jobs.enqueue(tx, 'make-certificate', { paperId: paper.id })
    await notifyOwners(tx, platform, companyId, { kind: 'certificate-issued', params: { company: company.name } })
    return {
      record: { kind: 'certificate', id: paper.id },
      companyId,
      before: former ? toPaperFacts(former) : null,
      after: toPaperFacts(paper),
      answer: { success: true as const, message: 'Certificate Issued Successfully', data: toPaper(paper) },
    }
  })
}
