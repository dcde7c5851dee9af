import type { Sql } from '../../../platform/sql.ts'
import { dropOutdated } from './store.ts'

/** Takes back sections that nothing stands behind any more, in the order of their companies. */
export async function dropOutdatedSections(tx: Sql): Promise<{ company_id: string; section: string }[]> {
  return [...(await dropOutdated(tx))].sort((a, b) => a.company_id.localeCompare(b.company_id))
}
