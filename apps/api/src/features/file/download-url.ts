import type { Context } from '../../db/context.ts'
import { fail } from '../../platform/fail.ts'
import { findFile } from './store.ts'

/** An address that gives one file out as a download, for five minutes. */
export async function giveDownloadUrl({ db, platform, scope }: Context, { fileKey }: { fileKey: string }) {
  const file = await findFile(db, scope, fileKey)
  if (file?.state !== 'confirmed') throw fail('file.notFound')
  const { key, file_type: type, original_name: saveAs } = file
  const presignedUrl = await platform.storage.getAddress({ key, type, saveAs })
  return { success: true as const, presignedUrl }
}
