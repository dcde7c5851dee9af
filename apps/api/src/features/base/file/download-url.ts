import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { findFile } from './store.ts'

/** An address that gives one file out as a download, for five minutes. */
export async function giveDownloadUrl(context: Context, { fileKey }: { fileKey: string }) {
  const { db, platform } = context
  const file = await findFile(db, context, fileKey)
  // An export is given out by its own call, which asks for the right to read its kind.
  if (file?.state !== 'confirmed' || file.purpose === 'export') throw fail('file.notFound')
  if (!context.caller.isOnboarded && file.purpose !== 'company-document') throw fail('session.onboarding')
  const { key, file_type: type, original_name: saveAs } = file
  const presignedUrl = await platform.storage.getAddress({ key, type, saveAs })
  return { success: true as const, presignedUrl }
}
