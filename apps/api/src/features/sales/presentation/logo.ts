import { fail } from '../../../platform/fail.ts'
import { loadBanner, loadLogo } from '../../candidate/paper/load-logo.ts'
import type { Opened } from './open.ts'

/** The company's picture on the page of a link. Throws `presentation.unknown` if it shows none. */
export async function loadPageLogo(opened: Opened): Promise<{ bytes: Buffer; type: string }> {
  const logo = await loadLogo(opened)
  if (!logo) throw fail('presentation.unknown')
  return logo
}

/** The company's banner there. Throws `presentation.unknown` if it shows none. */
export async function loadPageBanner(opened: Opened): Promise<{ bytes: Buffer; type: string }> {
  const banner = await loadBanner(opened)
  if (!banner) throw fail('presentation.unknown')
  return banner
}
