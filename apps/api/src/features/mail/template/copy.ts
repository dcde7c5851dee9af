import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { freeNameOf } from '../../sales/hotlist/copy.ts'
import { insertTemplate, savedTemplate } from './save.ts'
import { listTakenNames } from './store.ts'
import { templates, toFacts } from './tables.ts'

/** Copies a template as it stands; its versions are not copied. */
export const copyTemplate = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'email-template.add', async (tx) => {
    const { scope } = context
    const stands = await templates.load(tx, scope, id)
    const name = await freeNameOf(stands.name, (names) => listTakenNames(tx, scope.companyId, names))
    const after = await insertTemplate(tx, context, { ...toFacts(stands), name })
    return {
      record: { kind: 'email-template', id: after.id },
      before: null,
      after: { ...toFacts(after), copyOf: id },
      answer: savedTemplate('Email template copied', after),
    }
  })
