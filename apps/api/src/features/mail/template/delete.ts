import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { templates, toFacts } from './tables.ts'

export const deleteTemplate = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'email-template.delete', async (tx) => {
    const stands = await templates.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'email-template', table: 'email_template', id, name: stands.name })
    return removed({ kind: 'email-template', toFacts }, stands)
  })
