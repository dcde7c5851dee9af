import type { EmailTemplateAdd } from '@corridor/contract/mail/template/shapes'
import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { listKnownUnits } from '../../people/unit/tables.ts'
import { toStoredBody } from './sanitize.ts'
import type { TemplateRow, TemplateValues } from './tables.ts'

/** The columns behind a whole template. Throws `request.invalid`. */
export async function judgeTemplate(
  tx: Sql,
  { companyId }: CompanyScope,
  { businessUnit, name, topic, email, subject, body, status }: EmailTemplateAdd,
  stands?: TemplateRow,
): Promise<TemplateValues> {
  const unit_id = businessUnit === wholeCompany ? null : businessUnit
  if (unit_id && unit_id !== stands?.unit_id && (await listKnownUnits(tx, companyId, [unit_id])).length === 0)
    throw invalid({ businessUnit: 'Business unit not found' }, '')
  const stored = stands && body === stands.body ? body : toStoredBody(body)
  // Refuses a message that was nothing but a script or a picture.
  if (!/[^\s<>]/.test(stored.replace(/<(?!span data-field)[^>]*>/g, '')))
    throw invalid({ body: 'Message is required' }, '')
  return { unit_id, name, topic, email, subject, body: stored, status }
}

/** Makes the values of a form from a template that stands. */
export const toForm = (row: TemplateRow): EmailTemplateAdd => ({
  businessUnit: row.unit_id ?? wholeCompany,
  name: row.name,
  topic: row.topic,
  email: row.email,
  subject: row.subject,
  body: row.body,
  status: row.status,
})
