import { personName } from '@corridor/contract/format/person-name'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { notify } from '../notification/notify.ts'
import { loadTold } from './store.ts'
import type { NoteRow } from './tables.ts'

const shortMax = 120

/** The beginning of a note, as one line. */
export const shortened = (note: string): string => {
  const line = note.replace(/\s+/g, ' ').trim()
  return line.length > shortMax ? `${line.slice(0, shortMax - 1)}…` : line
}

/** Tells open pages of the record that its notes changed, and those who were mentioned of what was written. */
export async function tell({ scope, platform }: CompanyContext, tx: Sql, row: NoteRow, mentioned: string[] = []) {
  const { companyId, userId } = scope
  const { recordName, candidate, by, audience } = await loadTold(tx, row, userId)
  const seenBy = { companyId, ...(audience !== null && { record: audience }) }
  await platform.events.tell(tx, seenBy, { kind: 'note', id: row.record_id })
  const to = mentioned.filter((person) => person !== userId)
  if (to.length === 0) return
  const settings = await settingsOf(tx, companyId)
  await notify(tx, platform, {
    kind: 'note-mentioned',
    params: {
      by: personName(by, settings),
      record: personName(candidate, settings) || recordName,
      name: shortened(row.note),
    },
    to,
    at: { companyId },
    about: { kind: row.record_kind, id: row.record_id },
  })
}
