import { drawingsMax, filesBytesMax } from '@corridor/contract/mail/campaign/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Drawer } from '../../../drawing/drawing.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { confirmOwnFile } from '../../base/file/own-file.ts'
import { keepResumes } from './draw-resumes.ts'
import { listResumeFormats, type VendorsFormat } from './resume-formats.ts'
import { giveFormat, insertInFormat, listInFormats, listSeenOf, takeFormats } from './store.ts'
import { type CampaignRow, listAlong, listResumes, type ResumeRow } from './tables.ts'

/**
 * Draws the resumes of a draft in the format of each of these vendors, as far as they were not drawn so yet, and notes which vendor gets
 * which. Throws `campaign.tooManyFormats`, `campaign.resumeNotDrawn`, as `giveFormats`, and as
 * `Drawing.admit`.
 */
export async function drawInFormats(
  context: CompanyContext,
  campaign: CampaignRow,
  vendorIds: readonly string[],
): Promise<void> {
  const { db, scope, platform } = context
  const resumes = await listResumes(db, campaign.file_keys)
  if (resumes.length === 0) return
  const formats = await listResumeFormats(db, scope, vendorIds)
  if (formats.length * resumes.length > drawingsMax) throw fail('campaign.tooManyFormats', { max: drawingsMax })
  const drawn = await listInFormats(db, campaign.id)
  const missing = formats.flatMap((format) =>
    resumes
      .filter(({ file_key }) => !drawn.some((one) => one.format === format.key && one.drawn_of === file_key))
      .map((resume) => ({ resume, format })),
  )
  if (missing.length > 0)
    await platform.drawing.admit(scope.userId, async (drawer) => {
      for (const { resume, format } of missing) await drawOne({ context, drawer }, campaign, resume, format)
    })
  await db.begin((tx) => giveFormats(context, tx, campaign, vendorIds))
}

interface Drawing {
  context: CompanyContext
  drawer: Drawer
}

async function drawOne(
  { context, drawer }: Drawing,
  { id }: CampaignRow,
  { file_key, original_name: file, candidate_id }: ResumeRow,
  format: VendorsFormat,
): Promise<void> {
  const { db, scope } = context
  const isThere = candidate_id && (await listSeenOf(db, scope, 'candidate', [candidate_id])).has(candidate_id)
  if (!isThere) throw fail('campaign.resumeNotDrawn', { file, name: nameOf(format) })
  for (const kept of await keepResumes(context, drawer, [candidate_id], { purpose: 'campaign-file', format }))
    await db.begin(async (tx) => {
      // Leaves the file to the sweep if somebody else drew it meanwhile, or took it out: nobody confirms this one.
      if (await insertInFormat(tx, { id, file_key: kept.key, drawn_of: file_key, format: format.key }))
        await confirmOwnFile(tx, kept)
    })
}

/**
 * Says which vendor's people get which files, by the formats as they stand. Throws `campaign.formatsChanged` for a format in which a resume
 * was not drawn, and `campaign.formatTooLarge` for more than a mail may carry.
 */
export async function giveFormats(
  { scope }: CompanyContext,
  tx: Sql,
  { id, file_keys }: CampaignRow,
  vendorIds: readonly string[],
): Promise<void> {
  const resumes = await listResumes(tx, file_keys)
  if (resumes.length === 0) return
  const formats = await listResumeFormats(tx, scope, vendorIds)
  await takeFormats(tx, id, vendorIds)
  for (const { key, vendors } of formats)
    await giveFormat(
      tx,
      id,
      key,
      vendors.map((vendor) => vendor.id),
    )
  const [along, drawn] = [await listAlong(tx, file_keys), await listInFormats(tx, id)]
  for (const format of formats) {
    const own = new Map(drawn.filter((one) => one.format === format.key).map((one) => [one.drawn_of, one.file_size]))
    if (resumes.some(({ file_key }) => !own.has(file_key)))
      throw fail('campaign.formatsChanged', { name: nameOf(format) })
    const bytes = along.reduce((sum, { key, file_size }) => sum + (own.get(key) ?? file_size), 0)
    if (bytes > filesBytesMax)
      throw fail('campaign.formatTooLarge', { name: nameOf(format), limit: filesBytesMax / 1_048_576 })
  }
}

const nameOf = ({ vendors }: VendorsFormat) => vendors[0]?.name ?? ''
