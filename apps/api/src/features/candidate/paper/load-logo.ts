import type { Context } from '../../../db/scope/context.ts'
import { readKept } from '../../../platform/storage/read-kept.ts'
import type { CompanyFace, PageFace } from './tables.ts'

interface Shown {
  link: Pick<CompanyFace, 'logo_key' | 'logo_type'>
  context: Pick<Context, 'platform'>
}

/** The picture of the company that shares, if it shows itself in public; undefined without one. */
export async function loadLogo({ link, context }: Shown): Promise<{ bytes: Buffer; type: string } | undefined> {
  return load(context, link.logo_key, link.logo_type)
}

interface Page {
  link: Pick<PageFace, 'banner_key' | 'banner_type'>
  context: Pick<Context, 'platform'>
}

/** The banner above a page of the company, if it shows itself in public; undefined without one. */
export const loadBanner = ({ link, context }: Page) => load(context, link.banner_key, link.banner_type)

async function load({ platform }: Pick<Context, 'platform'>, key: string | null, type: string | null) {
  if (!key || !type?.startsWith('image/')) return undefined
  const bytes = await readKept(platform.storage, key)
  return bytes ? { bytes, type } : undefined
}
