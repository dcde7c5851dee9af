import { type DiskStorage, openDiskStorage } from './disk.ts'
import { openS3Storage, type S3Store } from './s3.ts'
import type { Storage } from './storage.ts'

interface OpenedStorage {
  storage: Storage
  /** The disk driver where it is in use: its addresses need routes of this server. */
  disk: DiskStorage | null
}

/** The object store where one is named, else the data folder. */
export async function openStorage(
  { dataDir, s3 }: { dataDir: string; s3: S3Store | undefined },
  addressRoot: string,
): Promise<OpenedStorage> {
  if (s3) return { storage: openS3Storage(s3), disk: null }
  const disk = await openDiskStorage(dataDir, addressRoot)
  return { storage: disk, disk }
}
