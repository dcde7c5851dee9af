import type { MailPreviewAsked } from '@corridor/contract/mail/template/shapes'
import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { composeMail } from '../../../platform/mail/compose.ts'
import { contentOf } from '../campaign/content.ts'
import { sendToSelf } from '../campaign/send-to-self.ts'
import { previewMail } from './preview.ts'
import { findSendingUnit } from './store.ts'

/**
 * Sends a mail, saved or not, to whoever writes it, as the preview shows it: what is not filled stands in brackets. One of the whole company
 * leaves in the name of the first unit that can send.
 */
export async function sendTemplateTest(context: CompanyContext, asked: MailPreviewAsked) {
  const { db, scope } = context
  const unitId = asked.businessUnit === wholeCompany ? await findSendingUnit(db, scope.companyId) : asked.businessUnit
  const content = await contentOf(context, db, { from_unit_id: unitId, reply_unit_id: null })
  const { data } = await previewMail(context, { ...asked, businessUnit: unitId ?? wholeCompany })
  const { fromName: name, fromAddress: address, replyTo } = content
  const { subject, html, text } = data
  return sendToSelf(context, content, (to, key) =>
    composeMail({ from: { name, address }, to, replyTo, subject, html, text, attachments: [], date: now() }, key),
  )
}
