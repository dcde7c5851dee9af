import { stat } from 'node:fs/promises'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { newToken } from '../../../platform/crypto.ts'
import { withoutDirectionMarks } from '../../../platform/direction-marks.ts'
import type { Sql } from '../../../platform/sql.ts'
import { keepUpload } from './keep.ts'
import { assertRoom } from './quota.ts'
import { insertFile, markConfirmed, markUploaded } from './store.ts'

interface OwnFile {
  purpose:
    | 'export'
    | 'resume'
    | 'proof'
    | 'dossier'
    | 'representation'
    | 'inbox'
    | 'campaign-file'
    | 'student-declaration'
    | 'paper-bundle'
  name: string
  type: string
}

interface Owned {
  companyId: string | null
  createdBy: string
}

export interface KeptFile {
  key: string
  size: number
}

/**
 * Keeps a file at `path` that the product itself made or unpacked; one that it unpacked must have been judged. It is announced first, so
 * that the sweep finds it if nobody confirms it. Throws `file.quota`, and `file.content` if it is an image that cannot be drawn.
 */
export function keepOwnFile(context: Context, path: string, file: OwnFile): Promise<KeptFile> {
  const companyId = companyOf(context.scope)
  return keepAnnounced(context, path, { ...file, companyId, createdBy: context.caller.userId }, async (tx, size) => {
    if (companyId) await assertRoom(tx, companyId, size)
  })
}

/** As `keepOwnFile`, of what a company must have whatever room its plan gives. */
export const keepMadeFile = (
  parts: Pick<Context, 'db' | 'platform'>,
  path: string,
  file: OwnFile & Owned,
): Promise<KeptFile> => keepAnnounced(parts, path, file, async () => undefined)

async function keepAnnounced(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  path: string,
  { purpose, name, type, companyId, createdBy }: OwnFile & Owned,
  judge: (tx: Sql, size: number) => Promise<void>,
): Promise<KeptFile> {
  const { size } = await stat(path)
  const key = `${purpose}-${newToken()}`
  await db.begin(async (tx) => {
    await judge(tx, size)
    await insertFile(tx, {
      key,
      company_id: companyId,
      created_by: createdBy,
      purpose,
      original_name: withoutDirectionMarks(name),
      file_type: type,
      file_size: size,
      is_public: false,
    })
  })
  const file = { key, company_id: companyId, file_type: type, original_name: name }
  const kept = await keepUpload(platform.storage, path, file)
  if ('refusal' in kept) throw kept.refusal
  return { key, size: kept.length }
}

/** Makes a kept file a record's own, in the record's transaction. */
export async function confirmOwnFile(tx: Sql, { key, size }: KeptFile): Promise<void> {
  await markUploaded(tx, key)
  await markConfirmed(tx, { key, file_size: size })
}
