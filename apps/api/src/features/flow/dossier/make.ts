import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { nameContent, readContent } from './content.ts'
import { findDossier, holdCompany, queueDossier } from './store.ts'
import { mayRead, toWire } from './view.ts'

/** Has the dossier made, unless it is being made, or is as it would be made now. */
export function makeDossier(context: CompanyContext, { language }: { language: Language }) {
  const { scope, caller, platform } = context
  const { companyId } = scope
  return write(context, 'dossier.make', async (tx) => {
    await holdCompany(tx, companyId)
    const before = await findDossier(tx, companyId)
    const answer = async (message: string) => {
      const data = toWire(await findDossier(tx, companyId), mayRead(caller))
      return { success: true as const, message, data }
    }
    if (before?.state === 'queued' || before?.state === 'running')
      return unchanged(await answer('The PDF is being made'))
    const content = await readContent(tx, companyId, language)
    if (!content) throw fail('record.notFound', { entity: 'Company' })
    if (before?.state === 'done' && before.content_hash === nameContent(content))
      return unchanged(await answer('Nothing has changed since the PDF was made'))
    const id = await queueDossier(tx, companyId, caller.userId, language)
    await platform.jobs.enqueue(tx, 'make-dossier', { id })
    return {
      record: { kind: 'dossier', id },
      before: null,
      after: { language },
      answer: await answer('The PDF is being made'),
    }
  })
}
