import { stat } from 'node:fs/promises'
import type { Context } from '../../../db/context.ts'
import { companyOf } from '../../../db/scope.ts'
import { newToken } from '../../../platform/crypto.ts'
import { withoutDirectionMarks } from '../../../platform/direction-marks.ts'
import type { Sql } from '../../../platform/sql.ts'
import { keepUpload } from './keep.ts'
import { assertRoom } from './quota.ts'
import { insertFile, markConfirmed, markUploaded } from './store.ts'

interface OwnFile {
  purpose: 'export' | 'resume'
  name: string
  type: string
}

export interface KeptFile {
  key: string
  size: number
}

/**
 * Keeps a file at `path` that the product itself made or unpacked; one that it unpacked must have been judged. It is announced first, so
 * that the sweep finds it where nobody confirms it. Throws `file.quota`, and `file.content` where it is an image that cannot be drawn.
 */
export async function keepOwnFile(
  { db, platform, caller, scope }: Context,
  path: string,
  { purpose, name, type }: OwnFile,
): Promise<KeptFile> {
  const { size } = await stat(path)
  const key = `${purpose}-${newToken()}`
  const companyId = companyOf(scope)
  await db.begin(async (tx) => {
    if (companyId) await assertRoom(tx, companyId, size)
    await insertFile(tx, {
      key,
      company_id: companyId,
      created_by: caller.userId,
      purpose,
      original_name: withoutDirectionMarks(name),
      file_type: type,
      file_size: size,
      is_public: false,
    })
  })
  const kept = await keepUpload(platform.storage, path, { key, file_type: type })
  if ('refusal' in kept) throw kept.refusal
  return { key, size: kept.length }
}

/** Makes a kept file a record's own, in the record's transaction. */
export async function confirmOwnFile(tx: Sql, { key, size }: KeptFile): Promise<void> {
  await markUploaded(tx, key)
  await markConfirmed(tx, { key, file_size: size })
}
