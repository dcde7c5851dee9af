import { type DiskStorage, openDiskStorage } from './disk.ts'
import type { S3Store } from './s3.ts'
import type { Clock, Storage } from './storage.ts'

interface OpenedStorage {
  storage: Storage
  /** The disk driver if it is in use: its addresses need routes of this server. */
  disk: DiskStorage | null
}

/** The object store if one is named, else the data folder; addresses live by `time`. */
export async function openStorage(
  { dataDir, s3 }: { dataDir: string; s3: S3Store | undefined },
  addressRoot: string,
  time?: Clock,
): Promise<OpenedStorage> {
  if (s3) {
    // The SDK takes a quarter of a second and 20 MB, which those without a store need not pay.
    const { openS3Storage } = await import('./s3.ts')
    return { storage: openS3Storage(s3, { ...(time && { time }) }), disk: null }
  }
  const disk = await openDiskStorage(dataDir, addressRoot, time)
  return { storage: disk, disk }
}
