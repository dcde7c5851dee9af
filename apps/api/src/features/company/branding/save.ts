import type { CompanyBranding, CompanyBrandingAdd } from '@corridor/contract/company/branding/shapes'
import { assertVersion, differences, toRecordBase, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged } from '../../../db/write.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { type BrandingRow, type BrandingValues, findBranding, takeBranding, updateBranding } from './store.ts'

const message = 'Branding Updated Successfully'

export async function getBranding({ db, scope }: CompanyContext) {
  const row = await findBranding(db, scope)
  return { success: true as const, data: row ? toWire(row) : null }
}

/** Keeps the company's one set of pictures and colour; a second replaces it. Throws as `writeWithFiles`, and `record.changed`. */
export async function addBranding(context: CompanyContext, { version, ...given }: CompanyBrandingAdd) {
  const values = {
    banner_key: given.bannerImage,
    logo_key: given.companyLogo,
    brand_color: given.brandColor,
    is_published: given.publish,
  }
  const pictures = [given.bannerImage, given.companyLogo]
  return save(context, 'company-branding.add', { values, pictures, said: message, version })
}

/** Makes an uploaded picture the cover of the company. Throws as `writeWithFiles`. */
export async function saveCover(context: CompanyContext, { fileName }: { fileName: string }) {
  const values = { cover_key: fileName }
  return save(context, 'company-branding.update', { values, pictures: [fileName], said: 'Cover image saved' })
}

interface Saving {
  values: Partial<BrandingValues>
  /** Keys of the pictures among them. */
  pictures: string[]
  said: string
  version?: number | undefined
}

const save = (context: CompanyContext, action: string, { values, pictures, said, version }: Saving) =>
  writeWithFiles(context, action, { keys: pictures, purpose: 'company-image' }, async (tx) => {
    const { row, isNew } = await takeBranding(tx, context.scope)
    if (!isNew) assertVersion(row, version, 'Branding', toWire(row))
    const changed = differences(valuesOf(row), values)
    if (!changed) return unchanged(saved(row, said))
    await updateBranding(tx, row, changed, isNew)
    const after = written(await findBranding(tx, context.scope))
    const replaced = [row.cover_key, row.banner_key, row.logo_key].filter((key) => key !== null)
    await deleteUnheldFiles(tx, context.platform.jobs, replaced)
    const before = isNew ? null : valuesOf(row)
    return {
      record: { kind: 'company-branding', id: row.id },
      before,
      after: valuesOf(after),
      answer: saved(after, said),
    }
  })

const valuesOf = ({ cover_key, banner_key, logo_key, brand_color, is_published }: BrandingRow): BrandingValues => ({
  cover_key,
  banner_key,
  logo_key,
  brand_color,
  is_published,
})

const saved = (row: BrandingRow, said: string) => ({ success: true as const, message: said, data: toWire(row) })

const toWire = (row: BrandingRow): CompanyBranding => ({
  ...toRecordBase(row),
  coverImage: row.cover_key,
  bannerImage: row.banner_key,
  companyLogo: row.logo_key,
  brandColor: row.brand_color,
  publish: row.is_published,
})
