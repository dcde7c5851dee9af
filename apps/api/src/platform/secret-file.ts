import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newToken } from './crypto.ts'

/** A secret that lies in a file of its owner's alone (0600). The first to ask makes it, whole; everybody else reads that one. */
export async function loadOrMakeSecret(path: string, make: () => string): Promise<string> {
  const found = await readSecret(path)
  if (found !== null) return found
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${newToken()}`
  try {
    await writeToDisk(draft, make())
    // Unlike a rename, a link never replaces the secret of somebody who was faster.
    await link(draft, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}

async function readSecret(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

async function writeToDisk(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
