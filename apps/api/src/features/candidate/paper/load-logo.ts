import { readFile } from 'node:fs/promises'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyFace } from './tables.ts'

interface Shown {
  link: Pick<CompanyFace, 'logo_key' | 'logo_type'>
  context: Pick<Context, 'platform'>
}

/** The picture of the company that shares, if it shows itself in public; undefined without one. */
export async function loadLogo({ link, context }: Shown): Promise<{ bytes: Buffer; type: string } | undefined> {
  const { logo_key: key, logo_type: type } = link
  if (!key || !type?.startsWith('image/')) return undefined
  return { bytes: await context.platform.storage.withLocalFile('files', key, (path) => readFile(path)), type }
}
