import { afterAll, beforeAll, describe } from 'vitest'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { holdsTheStorageContract } from './storage-contract.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

describe('the disk driver', () => {
  holdsTheStorageContract(async () => {
    const storage = await openDiskStorage(run.dataDir, '/api/v1/files')
    // The server takes bytes only for a file that was announced.
    const { id } = await run.make.person('administrator')
    const putAddress: typeof storage.putAddress = async (upload) => {
      await run.db.owner`
        insert into stored_file (key, created_by, purpose, original_name, file_type, file_size)
        values (${upload.key}, ${id}, 'resume', 'resume.pdf', ${upload.type}, ${upload.length}) on conflict do nothing`
      return storage.putAddress(upload)
    }
    return { storage: { ...storage, putAddress }, reach: (url) => run.url + url }
  })
})
