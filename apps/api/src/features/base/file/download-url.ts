import type { Context } from '../../../db/scope/context.ts'
import type { Follower } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { giveAddress } from './give-address.ts'
import { type FileRow, findFile } from './store.ts'

// Given out by calls of their own: one asks for the right to read its kind, one keeps in the audit who opens a passport.
const ownCalls = new Set<string>(['export', 'student-document', 'student-declaration', 'paper-bundle'])

/** An address that gives one file out as a download, once and within five minutes. */
export async function giveDownloadUrl(context: Context, { fileKey }: { fileKey: string }, follower: Follower) {
  const file = await findFile(context.db, context, fileKey)
  if (file?.state !== 'confirmed' || ownCalls.has(file.purpose)) throw fail('file.notFound')
  if (!isReady(context, file)) throw fail('session.onboarding')
  const { key, file_type: type, original_name: saveAs } = file
  return giveAddress(context, follower, { key, type, saveAs })
}

/** True if the caller may still have a file that they were given an address of, by whichever call. */
export async function mayStillRead(context: Context, fileKey: string): Promise<boolean> {
  const file = await findFile(context.db, context, fileKey)
  if (file?.state !== 'confirmed' || !isReady(context, file)) return false
  if (!ownCalls.has(file.purpose)) return true
  for (const isStillGiven of hooksOf(context.platform, 'isStillGiven'))
    if (await isStillGiven(context, file)) return true
  return false
}

const isReady = ({ caller }: Context, { purpose }: FileRow) => caller.isOnboarded || purpose === 'company-document'
