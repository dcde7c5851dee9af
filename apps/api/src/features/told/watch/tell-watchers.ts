import { personName } from '@corridor/contract/format/person-name'
import { verbOf } from '@corridor/contract/records/audit/words'
import { type WatchedKind, watchedKinds } from '@corridor/contract/told/notification/kinds'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Changed, Platform } from '../../../platform.ts'
import { notify } from '../notification/notify.ts'
import { isPartKind, listCandidatesOf, listWatchers, type Watched, type Watcher } from './store.ts'

// Verbs without watchers: a new record has none, one that is removed for good told of its deletion already, and what is read is not changed.
const untold = new Set(['add', 'purge', 'export', 'reveal', 'find-passport'])
const endings = new Set(['delete', 'merged'])
const partsOfCompany = new Set(['company-location', 'company-employee', 'company-document', 'company-reference'])

/**
 * Notifies those who watch what was changed, in the transaction of the change: not the one who changed it, nor anybody who may not see it
 * any more. Changes of one record are one unread notification; its deletion is another.
 */
export async function tellWatchers(tx: Sql, platform: Platform, change: Changed): Promise<void> {
  const { actorId, action } = change
  const verb = verbOf(action)
  if (!actorId) return
  const watched = await toWatched(tx, platform, change, verb)
  if (watched.length === 0) return
  for (const watcher of await listWatchers(tx, watched, actorId)) {
    const { user_id, company_id, kind, id } = watcher
    const isEnding = endings.has(verb) && change.records.some((record) => record.id === id)
    await notify(tx, platform, {
      kind: isEnding ? 'record-deleted' : 'record-changed',
      params: await namesIn(tx, watcher),
      to: [user_id],
      at: company_id ? { companyId: company_id } : 'admin',
      about: { kind, id },
      folds: !isEnding,
    })
  }
}

/** Names of the record and of the person who changed it, as the watcher's company shows names. */
async function namesIn(tx: Sql, { company_id, name, first_name, last_name, by_first, by_last }: Watcher) {
  const settings = await settingsOf(tx, company_id)
  const person = personName({ firstName: first_name, lastName: last_name }, settings)
  return { name: person || name, by: personName({ firstName: by_first, lastName: by_last }, settings) }
}

/** The records that people watch, of which the changed ones are or to which they belong; each once. */
async function toWatched(
  tx: Sql,
  { kinds }: Platform,
  { companyId, records }: Changed,
  verb: string,
): Promise<Watched[]> {
  const found = new Map<string, WatchedKind>()
  const parts = new Map<string, string[]>()
  for (const { kind, id } of records) {
    if (isWatched(kind)) {
      if (!untold.has(verb)) found.set(id, kind)
    } else if (isPartKind(kind)) parts.set(kind, [...(parts.get(kind) ?? []), id])
    else if (partsOfCompany.has(kind) && companyId) found.set(companyId, 'company')
  }
  for (const [kind, ids] of parts)
    if (isPartKind(kind) && verb !== 'purge')
      for (const id of await listCandidatesOf(tx, kinds[kind].table, ids)) found.set(id, 'candidate')
  return [...found].map(([id, kind]) => ({ id, kind }))
}

const isWatched = (kind: string): kind is WatchedKind => (watchedKinds as readonly string[]).includes(kind)
