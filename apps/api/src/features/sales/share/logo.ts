import { readFile } from 'node:fs/promises'
import type { Opened } from './open.ts'

/** The picture of the company that shares, if it shows itself in public; undefined without one. */
export async function loadLogo({ link, context }: Opened): Promise<{ bytes: Buffer; type: string } | undefined> {
  const { logo_key: key, logo_type: type } = link
  if (!key || !type?.startsWith('image/')) return undefined
  return { bytes: await context.platform.storage.withLocalFile('files', key, (path) => readFile(path)), type }
}
