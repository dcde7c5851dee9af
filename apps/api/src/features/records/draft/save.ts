import type { Context } from '../../../db/scope/context.ts'
import { deviceOf } from '../../../platform/device.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { sealContent, toDraft } from './seal.ts'
import { deleteCrowded, findDraft, findUserAgent, insertDraft, updateDraft, type Which } from './store.ts'

interface DraftSave extends Which {
  values: Record<string, unknown>
  opened?: Record<string, unknown> | undefined
  version?: number | undefined
}

/**
 * Keeps a form while its person types. Throws `draft.changed` if another device of theirs wrote it meanwhile. It is no `write`: a draft is
 * no record, nobody else sees it, and the trail would hold unsealed, at every pause, what is sealed here.
 */
export async function saveDraft(context: Context, { form, recordId, values, opened, version }: DraftSave) {
  const which = { form, recordId }
  return context.db.begin(async (tx) => {
    const stands = await findDraft(tx, context, which, true)
    if (stands && stands.version !== version) throw await changed(tx, context, which)
    const id = stands?.id ?? newId()
    const draft = {
      id,
      // One that follows a discarded draft goes on counting, so that no device takes it for the old one.
      version: (version ?? 0) + 1,
      sealed_values: sealContent(context, id, { values, ...(opened ? { opened } : {}) }),
      device: deviceOf(await findUserAgent(tx, context)),
    }
    const savedAt = stands ? await updateDraft(tx, draft) : await insertDraft(tx, context, which, draft)
    if (!savedAt) throw await changed(tx, context, which)
    if (!stands) await deleteCrowded(tx, context)
    return {
      success: true as const,
      data: { _id: id, version: draft.version, savedDate: savedAt.toISOString() },
    }
  })
}

async function changed(tx: Sql, context: Context, which: Which) {
  const current = await findDraft(tx, context, which)
  return fail('draft.changed', {}, { current: current && (await toDraft(tx, context, current)) })
}
