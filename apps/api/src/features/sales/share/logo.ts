import { fail } from '../../../platform/fail.ts'
import { loadBanner, loadLogo } from '../../candidate/paper/load-logo.ts'
import type { Opened } from './open.ts'

/** The company's picture on the page of a link. Throws `share.unknown` if it shows none. */
export async function loadSharedLogo(opened: Opened): Promise<{ bytes: Buffer; type: string }> {
  const logo = await loadLogo(opened)
  if (!logo) throw fail('share.unknown')
  return logo
}

/** The company's banner there. Throws `share.unknown` if it shows none. */
export async function loadSharedBanner(opened: Opened): Promise<{ bytes: Buffer; type: string }> {
  const banner = await loadBanner(opened)
  if (!banner) throw fail('share.unknown')
  return banner
}
