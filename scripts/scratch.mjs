import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'corridor-tests-'
const roomMin = 4 * 2 ** 30
const memoryMin = 10 * 2 ** 30

/**
 * Keeps the temporary files of this process and of those that it starts in memory if there is room, until it ends: each of two hundred
 * databases is some thousand files, which a disk takes ten times as long to make. Leaves the place to whoever sets TMPDIR.
 */
export function keepTemporaryInMemory() {
  if (process.env.TMPDIR || !isRoomy()) return
  const own = prefix + process.pid
  const left = readdirSync(memory).filter((name) => name.startsWith(prefix) && (name === own || !isRunning(name)))
  for (const name of left) remove(name)
  mkdirSync(join(memory, own), { recursive: true })
  // As /tmp is: servers of the run have accounts of their own.
  chmodSync(join(memory, own), 0o1777)
  process.env.TMPDIR = join(memory, own)
  process.on('exit', () => remove(own))
}

function remove(name) {
  try {
    rmSync(join(memory, name), { recursive: true, force: true })
  } catch (error) {
    // Another account's is that account's to remove.
    if (error.code !== 'EPERM' && error.code !== 'EACCES') throw error
  }
}

function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomMin && process.availableMemory() >= memoryMin
  } catch {
    return false
  }
}

// Tells whether the process of a folder runs: one that was killed could not remove its folder.
function isRunning(name) {
  try {
    return process.kill(Number(name.slice(prefix.length)), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
