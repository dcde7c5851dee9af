import { join } from 'node:path'
import { type ImageKind, reencodeImage } from '../../../platform/content/reencode-image.ts'
import { type Failure, fail } from '../../../platform/fail.ts'
import { inScratch } from '../../../platform/scratch.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { FileRow } from './store.ts'

type Kept = { length: number; type: string; name: string } | { refusal: Failure }

const imageKinds: Partial<Record<string, ImageKind>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
}

/**
 * Keeps exactly the bytes that were judged, images drawn anew; answers how many and as what, or why the image cannot be drawn. A HEIC is
 * kept as the JPEG that everybody can open, and named so.
 */
export async function keepUpload(
  storage: Storage,
  path: string,
  { key, company_id, file_type, original_name }: Pick<FileRow, 'key' | 'company_id' | 'file_type' | 'original_name'>,
): Promise<Kept> {
  const kind = imageKinds[file_type]
  const keep = async (from: string, type: string, name: string) => {
    const length = await storage.keep({ key, type, companyId: company_id }, from)
    return { length, type, name }
  }
  if (!kind) return keep(path, file_type, original_name)
  const type = kind === 'heic' ? 'image/jpeg' : file_type
  const name = kind === 'heic' ? original_name.replace(/(\.hei[cf])?$/i, '.jpg') : original_name
  return inScratch('image', async (folder) => {
    const clean = join(folder, 'image')
    const reason = await reencodeImage(path, clean, kind)
    return reason ? { refusal: fail('file.content', { reason }) } : keep(clean, type, name)
  })
}
