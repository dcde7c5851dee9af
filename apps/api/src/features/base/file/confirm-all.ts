import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import type { Context } from '../../../db/scope/context.ts'
import { confirmFile } from './confirm.ts'
import { deleteUnheldFiles } from './delete-unheld.ts'

/** Confirms every file; if one is refused, those before it are let go again. Throws as `confirmFile`. */
export async function confirmAll(context: Context, keys: readonly string[], purpose: FilePurpose): Promise<void> {
  const confirmed: string[] = []
  try {
    for (const key of keys) {
      await confirmFile(context, key, purpose)
      confirmed.push(key)
    }
  } catch (error) {
    await context.db.begin((tx) => deleteUnheldFiles(tx, context.platform.jobs, confirmed))
    throw error
  }
}
