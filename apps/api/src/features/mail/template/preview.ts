import type { MailPreviewAsked } from '@corridor/contract/mail/template/shapes'
import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { valuesFor } from './fill.ts'
import { frameMail } from './frame.ts'
import { mergeMail } from './merge.ts'
import { previewWords } from './preview-words.ts'
import { toStoredBody } from './sanitize.ts'

/** A mail, saved or not, as one person would get it. Its links to stop lead nowhere. */
export async function previewMail(context: CompanyContext, asked: MailPreviewAsked) {
  const { subject, body, businessUnit, contactId, vendorId, candidateIds, jobId, hotlistId, language } = asked
  const unitId = businessUnit === wholeCompany ? null : businessUnit
  const [only] = candidateIds
  // Nobody else gets it: then the candidate does.
  const recipient = contactId || vendorId ? { contactId, vendorId } : { candidateId: only }
  const about = { senderId: context.caller.userId, unitId, candidateIds, jobId, hotlistId }
  const [values = {}] = await valuesFor(context, about, [recipient], language)
  const merged = mergeMail({ subject, html: toStoredBody(body) }, values, language)
  const { html, text } = frameMail({
    ...merged,
    language,
    footer: {
      postalAddress: values['unit.postalAddress'] || previewWords[language].noAddress,
      unsubscribeUrl: '#',
      why: previewWords[language].why(values['company.name'] ?? ''),
    },
  })
  return { success: true as const, data: { subject: merged.subject, html, text, unfilled: merged.unfilled } }
}
