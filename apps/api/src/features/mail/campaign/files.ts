import { readFile } from 'node:fs/promises'
import { filesBytesMax } from '@corridor/contract/mail/campaign/kinds'
import type { CompanyContext, Context } from '../../../db/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { confirmFile, loadFile } from '../../base/file/confirm.ts'
import { confirmOwnFile, type KeptFile } from '../../base/file/own-file.ts'
import { listAlong } from './store.ts'
import type { CampaignRow } from './tables.ts'

const purpose = 'campaign-file'

/** Files that the product itself drew: they are a campaign's own once `keepDrawn` ran in its transaction. */
export type Drawn = readonly KeptFile[]

/**
 * Judges what is to go along with each mail. Throws as `confirmFile`, and `campaign.filesTooLarge` for more than a mail may carry:
 * nothing is confirmed then.
 */
export async function takeFiles(context: CompanyContext, keys: readonly string[]): Promise<Drawn> {
  const files = []
  for (const key of keys) files.push(await loadFile(context, key, purpose))
  if (files.reduce((sum, file) => sum + file.file_size, 0) > filesBytesMax)
    throw fail('campaign.filesTooLarge', { limit: filesBytesMax / 1_048_576 })
  const drawn = []
  for (const { key, state } of files) {
    const size = state === 'issued' ? await context.platform.storage.lengthOf('files', key) : null
    if (size === null) await confirmFile(context, key, purpose)
    else drawn.push({ key, size })
  }
  return drawn
}

export async function keepDrawn(tx: Sql, drawn: Drawn): Promise<void> {
  for (const file of drawn) await confirmOwnFile(tx, file)
}

/** The bytes that go along, read once however many get them. */
export async function readFiles(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  { file_keys }: Pick<CampaignRow, 'file_keys'>,
) {
  if (file_keys.length === 0) return []
  return Promise.all(
    (await listAlong(db, file_keys)).map(async ({ key, original_name, file_type }) => ({
      filename: original_name,
      contentType: file_type,
      content: await platform.storage.withLocalFile('files', key, (path) => readFile(path)),
    })),
  )
}
