import { toUserInfo } from '../../../db/record/record.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { changeTemplate, savedTemplate } from './save.ts'
import { findVersion, listVersions } from './store.ts'
import { templates, toFacts } from './tables.ts'

export async function viewVersions({ db, scope }: Context, { templateId }: { templateId: string }) {
  await templates.load(db, scope, templateId)
  const rows = await listVersions(db, templateId)
  const data = rows.map((row) => ({
    number: row.number,
    savedDate: row.saved_at.toISOString(),
    userInfo: toUserInfo(row),
    email: row.email,
    subject: row.subject,
    body: row.body,
  }))
  return { success: true as const, data }
}

interface Restored {
  templateId: string
  number: number
  version?: number | undefined
}

/** Puts an earlier wording back as a new version: what stood until now is kept. Throws `emailTemplate.versionUnknown`. */
export const restoreVersion = (context: CompanyContext, { templateId, number, version }: Restored) =>
  write(context, 'email-template.restore-version', async (tx) => {
    const stands = await templates.take(tx, context.scope, templateId, version)
    const former = await findVersion(tx, templateId, number)
    if (!former) throw fail('emailTemplate.versionUnknown')
    const message = 'Version restored'
    const { email, subject, body } = former
    const after = await changeTemplate(tx, context, stands, { email, subject, body })
    if (!after) return unchanged(savedTemplate(message, stands))
    return {
      record: { kind: 'email-template', id: templateId },
      before: toFacts(stands),
      after: { ...toFacts(after), restored: number },
      answer: savedTemplate(message, after),
    }
  })
