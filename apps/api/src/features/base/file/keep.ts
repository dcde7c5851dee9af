import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reencodeImage } from '../../../platform/content/reencode-image.ts'
import { type Failure, fail } from '../../../platform/fail.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { FileRow } from './store.ts'

type Kept = { length: number } | { refusal: Failure }

const imageKinds: Partial<Record<string, 'png' | 'jpg'>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Keeps exactly the bytes that were judged, images drawn anew; answers how many, or why the image cannot be drawn. */
export async function keepUpload(
  storage: Storage,
  path: string,
  { key, file_type }: Pick<FileRow, 'key' | 'file_type'>,
): Promise<Kept> {
  const kind = imageKinds[file_type]
  if (!kind) return { length: await storage.keep(key, path, file_type) }
  const folder = await mkdtemp(join(tmpdir(), 'corridor-image-'))
  try {
    const clean = join(folder, 'image')
    const reason = await reencodeImage(path, clean, kind)
    return reason
      ? { refusal: fail('file.content', { reason }) }
      : { length: await storage.keep(key, clean, file_type) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
