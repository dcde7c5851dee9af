import { readFile } from 'node:fs/promises'
import { isLost } from './seal-fault.ts'
import type { Storage } from './storage.ts'

/** The bytes of a kept file, for what is whole without it; null if it is gone, or is not what was kept. Throws what a later try may mend. */
export async function readKept(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return await storage.withLocalFile('files', key, (path) => readFile(path))
  } catch (error) {
    if (isLost(error)) return null
    throw error
  }
}
