import { afterAll, beforeAll, describe } from 'vitest'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import type { Store } from '../../src/platform/storage/storage.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { filesOf } from './files-of.ts'
import { holdsTheStorageContract } from './storage-contract.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

// The server takes bytes only for a file that was announced.
async function announcing<Driver extends Omit<Store, 'replace'>>(storage: Driver): Promise<Driver> {
  const { id } = await run.make.person('administrator')
  const putAddress: Store['putAddress'] = async (upload) => {
    await run.db.owner`
      insert into stored_file (key, created_by, purpose, original_name, file_type, file_size)
      values (${upload.key}, ${id}, 'resume', 'resume.pdf', ${upload.type}, ${upload.length}) on conflict do nothing`
    return storage.putAddress(upload)
  }
  return { ...storage, putAddress }
}
const reach = (url: string) => run.url + url

describe('the disk driver', () => {
  holdsTheStorageContract(async () => {
    const storage = await openDiskStorage(run.dataDir, '/api/v1/files')
    return { storage: await announcing(storage), reach }
  })
})

describe('the sealing driver round it', () => {
  holdsTheStorageContract(async () => ({ storage: await announcing((await filesOf(run)).storage), reach }))
})
