import { createPrivateKey } from 'node:crypto'
import type { Parts } from '../../../db/scope/context.ts'
import type { DkimKey } from '../../../platform/mail/compose.ts'
import { judgeDns } from './judge-dns.ts'
import { findKey } from './store.ts'

export const placeOfKey = (rowId: string) => ({ table: 'sending_domain', column: 'sealed_private_key', rowId })

/** The key that signs a company's mail from a domain; undefined until its DNS has it: a signature that nobody can verify is worse than none. */
export async function dkimFor(
  { db, platform }: Parts,
  companyId: string,
  domain: string,
): Promise<DkimKey | undefined> {
  const row = await findKey(db, companyId, domain.toLowerCase())
  const isPublished = row && judgeDns(row, row.checks).some(({ part, state }) => part === 'dkim' && state === 'good')
  if (!row || !isPublished) return undefined
  const privateKey = createPrivateKey(platform.fields.open(row.sealed_private_key, placeOfKey(row.id)))
  return { domainName: row.domain, keySelector: row.selector, privateKey }
}
