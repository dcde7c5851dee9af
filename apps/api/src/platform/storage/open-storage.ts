import { type DiskStorage, openDiskStorage } from './disk.ts'
import type { S3Store } from './s3.ts'
import { type Sealing, sealStore } from './sealed.ts'
import type { Clock, Storage, Store } from './storage.ts'

interface StoreConfig {
  dataDir: string
  s3: S3Store | undefined
}

interface OpenedStore {
  store: Store
  /** The disk driver if it is in use: its addresses need routes of this server. */
  disk: DiskStorage | null
}

/** The files as they lie, sealed: in the object store if one is named, else in the data folder. Addresses live by `time`. */
export async function openStore({ dataDir, s3 }: StoreConfig, addressRoot: string, time?: Clock): Promise<OpenedStore> {
  if (s3) {
    // The SDK takes a quarter of a second and 20 MB, which those without a store need not pay.
    const { openS3Storage } = await import('./s3.ts')
    return { store: openS3Storage(s3, { ...(time && { time }) }), disk: null }
  }
  const disk = await openDiskStorage(dataDir, addressRoot, time)
  return { store: disk, disk }
}

/** The same files as the product knows them: sealed when they are kept, opened when they are read. */
export async function openStorage(
  config: StoreConfig,
  addressRoot: string,
  sealing: Sealing,
  time?: Clock,
): Promise<{ storage: Storage; disk: DiskStorage | null }> {
  const { store, disk } = await openStore(config, addressRoot, time)
  const storage = sealStore(store, sealing)
  return { storage, disk: disk && { ...disk, read: storage.read } }
}
