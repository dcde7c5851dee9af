import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { findFile } from './store.ts'

// Given out by calls of their own: one asks for the right to read its kind, one keeps in the audit who opens a passport.
const ownCalls = new Set<string>(['export', 'student-document'])

/** An address that gives one file out as a download, for five minutes. */
export async function giveDownloadUrl(context: Context, { fileKey }: { fileKey: string }) {
  const { db, platform } = context
  const file = await findFile(db, context, fileKey)
  if (file?.state !== 'confirmed' || ownCalls.has(file.purpose)) throw fail('file.notFound')
  if (!context.caller.isOnboarded && file.purpose !== 'company-document') throw fail('session.onboarding')
  const { key, file_type: type, original_name: saveAs } = file
  const presignedUrl = await platform.storage.getAddress({ key, type, saveAs })
  return { success: true as const, presignedUrl }
}
