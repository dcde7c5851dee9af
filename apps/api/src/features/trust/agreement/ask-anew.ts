import type { Parts } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { notifyOwners } from '../../told/notification/notify.ts'
import { askForUnmade } from '../proof/ask-again.ts'
import { dropOutdatedSections } from '../proof/drop-outdated.ts'
import { findPresentText } from '../proof/tables.ts'
import { findName } from './store.ts'

/** Opens again what a later version, or the end of a certificate, has overtaken, and asks the owners to sign. */
export async function askAnew(tx: Sql, platform: Platform): Promise<void> {
  const dropped = await dropOutdatedSections(tx)
  const text = await findPresentText(tx, 'agreement')
  if (!text) return
  for (const { company_id: companyId, section } of dropped) {
    if (section !== 'agreement') continue
    const params = { version: text.version, company: await findName(tx, companyId) }
    await notifyOwners(tx, platform, companyId, { kind: 'agreement-asked', params })
  }
}

/** Renews papers that no call renews: a version holds from a day on, a certificate ends on one, and a PDF may still be missing. */
export async function renewPapers(parts: Parts): Promise<void> {
  await parts.db.begin((tx) => askAnew(tx, parts.platform))
  await askForUnmade(parts)
}
