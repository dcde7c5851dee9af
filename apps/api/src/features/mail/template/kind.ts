import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deleteTemplate } from './delete.ts'
import { addTemplate, updateTemplate } from './save.ts'
import { type ListedTemplate, templateSpec, templates } from './tables.ts'

export const emailTemplateRules: KindRules<ListedTemplate> = {
  kind: 'email-template',
  table: 'email_template',
  list: templateSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addTemplate(toCompanyContext(context), input),
  update: (context, input) => updateTemplate(toCompanyContext(context), input),
  remove: (context, input) => deleteTemplate(toCompanyContext(context), input),
  refuseDouble: templates.refuseDouble,
  parts: [{ table: 'email_template_version', column: 'template_id' }],
}
