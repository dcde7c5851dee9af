import * as z from 'zod'
import { companySections, sectionStates } from '../../field/company-sections.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { recordId } from '../../wire/record.ts'
import { Paper, PaperCheck } from '../proof/shapes.ts'

export const CertificateView = z.object({
  version: z.string(),
  /**
   * Sections that it needs, and how each stands. A certificate that was issued stands until it is revoked, also when one of these is no
   * longer verified.
   */
  needs: z.array(z.object({ section: z.enum(companySections), state: z.enum(sectionStates) })),
  isReady: z.boolean(),
  /** All that were issued, the latest first. */
  papers: z.array(Paper),
})
export type CertificateView = z.infer<typeof CertificateView>

const CertificateIssue = z.object({ companyId: recordId, language: z.enum(languages).default('en') })
export type CertificateIssue = z.infer<typeof CertificateIssue>

/** The company reads the reason. */
export const CertificateRevoke = z.object({ id: recordId, reason: boundedText('Reason', 3, 500) })
export type CertificateRevoke = z.infer<typeof CertificateRevoke>

const tag = 'certificate'
const ofCompany = { record: { kind: 'company', field: 'companyId' } }

export const certificate = {
  view: endpoint(
    'POST',
    { path: '/certificate/view', summary: "A company's representative certificate, and what it needs", tag },
    { access: access.proofs.read, ...ofCompany },
  )
    .input(z.object({ companyId: recordId }))
    .output(z.object({ success: z.literal(true), data: CertificateView })),
  issue: endpoint(
    'POST',
    { path: '/certificate/issue', summary: 'Issue the representative certificate of a company', tag },
    { access: access.proofs.issue, ...ofCompany },
  )
    .input(CertificateIssue)
    .output(savedAnswer(Paper)),
  renew: endpoint(
    'POST',
    { path: '/certificate/renew', summary: 'Issue a new certificate in place of the one that stands', tag },
    { access: access.proofs.issue, ...ofCompany },
  )
    .input(CertificateIssue)
    .output(savedAnswer(Paper)),
  revoke: endpoint(
    'POST',
    { path: '/certificate/revoke', summary: 'Revoke a certificate, with a reason', tag },
    { access: access.verification.manage, record: { kind: 'certificate', field: 'id' } },
  )
    .input(CertificateRevoke)
    .output(savedAnswer(Paper)),
  check: endpoint(
    'GET',
    { path: '/public/certificate/{code}', summary: 'What stands under the code of a certificate or an agreement', tag },
    { access: 'anyone' },
  )
    .input(z.object({ code: z.string().min(1).max(100) }))
    .output(z.object({ success: z.literal(true), data: PaperCheck })),
}
