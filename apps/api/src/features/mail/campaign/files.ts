import { readFile } from 'node:fs/promises'
import { filesBytesMax } from '@corridor/contract/mail/campaign/kinds'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { confirmFile, loadFile } from '../../base/file/confirm.ts'
import { confirmOwnFile, type KeptFile } from '../../base/file/own-file.ts'
import { type InFormatRow, listInFormats } from './store.ts'
import { type AlongRow, type CampaignRow, listAlong } from './tables.ts'

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

/** Finds the files that go along to the people of a vendor, or to somebody of none: resumes in the vendor's format if it has one. */
export async function filesOf(
  { db }: Pick<Context, 'db'>,
  { id, file_keys }: Pick<CampaignRow, 'id' | 'file_keys'>,
): Promise<(vendorId: string | null) => (AlongRow | InFormatRow)[]> {
  if (file_keys.length === 0) return () => []
  const along = await listAlong(db, file_keys)
  const inFormats = await listInFormats(db, id)
  const own = new Map(inFormats.flatMap((file) => file.vendor_ids.map((of) => [`${of} ${file.drawn_of}`, file])))
  return (vendorId) => along.map((file) => own.get(`${vendorId} ${file.key}`) ?? file)
}

/** The bytes of what goes along, each file read once however many get it. */
export function fileReader({ storage }: Context['platform']) {
  const read = new Map<string, Promise<Buffer>>()
  const contentOf = (key: string) => {
    const content = read.get(key) ?? storage.withLocalFile('files', key, (path) => readFile(path))
    read.set(key, content)
    return content
  }
  return (files: readonly AlongRow[]) =>
    Promise.all(
      files.map(async ({ key, original_name, file_type }) => ({
        filename: original_name,
        contentType: file_type,
        content: await contentOf(key),
      })),
    )
}
