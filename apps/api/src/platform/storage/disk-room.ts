import { existsSync, statfsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newToken } from '../crypto.ts'

/** A disk with less room than this is full: the next upload or the database's next page would not fit. */
const roomBytesMin = 1_048_576
const triedBytes = 4_096

/** True if the disk of a folder, or of where it would be made, has room. */
export function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return hasRoom(dirname(folder))
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= roomBytesMin
}

/** Throws if nothing more can be written to a folder, by what its disk says and by writing. */
export async function assertRoom(folder: string): Promise<void> {
  if (!hasRoom(folder)) throw new Error('The disk is full.')
  const path = join(folder, `room-${newToken()}`)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(Buffer.alloc(triedBytes))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}

/** True for the refusal to write because there is no room: the system's, or a program's that was told so. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && /ENOSPC|EDQUOT|No space left on device|disk is full/i.test(error.message)
