import {
  type About,
  type NotificationKind,
  type NotificationParams,
  pathOf,
} from '@corridor/contract/told/notification/kinds'
import { notificationLetter } from '../../../letters/notification.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { insertNotifications, listAdministrators, type Place } from './store.ts'
import { ownersOf } from './tell-owners.ts'
import { tellPerson } from './tell-person.ts'

interface Told<Kind extends NotificationKind> {
  kind: Kind
  params: NotificationParams[Kind]
  /** The persons, by id. Leaves out whoever does not want the kind, or is not active. */
  to: readonly string[]
  at: Place
  about?: About
  /** Counts up the unread one about the same record instead of adding another. */
  folds?: boolean
  /** Letter that goes out instead of the kind's plain one to people who want one at once. */
  letter?: Letter
}

/**
 * Notifies persons in the transaction of what it tells of: a rollback tells nobody. Open pages hear at once, and who wants the kind by
 * mail gets a letter; who wants it in the daily letter finds it there, and so does everybody for whom several letters wait already.
 */
export async function notify<Kind extends NotificationKind>(
  tx: Sql,
  platform: Platform,
  { kind, params, to, at, about, folds = false, letter }: Told<Kind>,
): Promise<void> {
  // In the order of their ids: two transactions that tell the same persons do not wait for each other.
  const told = await insertNotifications(tx, {
    kind,
    params,
    to: [...new Set(to)].sort(),
    at,
    about: about ?? null,
    folds,
    mayWait: letter === undefined,
  })
  for (const { user_id: userId, delivery } of told) {
    await platform.events.tell(tx, { userId }, { kind: 'notification' })
    if (delivery !== 'mail') continue
    const area = at === 'anywhere' ? null : at === 'admin' ? 'admin' : 'company'
    const path = pathOf(kind, area, about ?? null) ?? '/account/notifications'
    await tellPerson(tx, platform, userId, letter ?? notificationLetter({ kind, params, path }))
  }
}

/** Notifies every administrator. */
export async function notifyAdministrators<Kind extends NotificationKind>(
  tx: Sql,
  platform: Platform,
  told: Omit<Told<Kind>, 'to' | 'at'>,
): Promise<void> {
  const to = (await listAdministrators(tx)).map(({ id }) => id)
  await notify<Kind>(tx, platform, { ...told, to, at: 'admin' })
}

/** Notifies the active owners of a company of what concerns it. */
export async function notifyOwners<Kind extends NotificationKind>(
  tx: Sql,
  platform: Platform,
  companyId: string,
  told: Omit<Told<Kind>, 'to' | 'at' | 'about'>,
): Promise<void> {
  const to = await ownersOf(tx, companyId)
  await notify<Kind>(tx, platform, { ...told, to, at: { companyId }, about: { kind: 'company', id: companyId } })
}
