import { stat } from 'node:fs/promises'
import type { Context } from '../../db/context.ts'
import type { Sql } from '../../db/sql.ts'
import { newToken } from '../../platform/crypto.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { assertRoom } from './quota.ts'
import { deleteFile, insertFile, markConfirmed, markUploaded } from './store.ts'

interface OwnFile {
  purpose: 'export'
  name: string
  type: string
}

export interface KeptFile {
  key: string
  size: number
}

/**
 * Keeps a file that the product itself made, at `path`. It is announced first, so that the sweep finds it where nobody confirms it.
 * Throws `file.quota`.
 */
export async function keepOwnFile(
  { db, platform, caller, scope }: Context,
  path: string,
  { purpose, name, type }: OwnFile,
): Promise<KeptFile> {
  const { size } = await stat(path)
  const key = `${purpose}-${newToken()}`
  const companyId = scope.kind === 'company' ? scope.companyId : null
  await db.begin(async (tx) => {
    if (companyId) await assertRoom(tx, companyId, size)
    await insertFile(tx, {
      key,
      company_id: companyId,
      created_by: caller.userId,
      purpose,
      original_name: name,
      file_type: type,
      file_size: size,
      is_public: false,
    })
  })
  await platform.storage.keep(key, path, type)
  return { key, size }
}

/** Makes a kept file a record's own, in the record's transaction. */
export async function confirmOwnFile(tx: Sql, { key, size }: KeptFile): Promise<void> {
  await markUploaded(tx, key)
  await markConfirmed(tx, { key, file_size: size })
}

/** Forgets a file with the record that holds it; its bytes are removed by `removeFile`. */
export const forgetFile = (tx: Sql, key: string) => deleteFile(tx, key)

/** Removes the bytes of a file, wherever they lie. */
export async function removeFile(storage: Storage, key: string): Promise<void> {
  await storage.remove('uploads', key)
  await storage.remove('files', key)
}
