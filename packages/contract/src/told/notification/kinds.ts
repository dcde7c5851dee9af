import type { CompanySection } from '../../field/company-sections.ts'
import { notices } from '../../gathered/notices.ts'
import { watched } from '../../gathered/watched.ts'
import { keysOf, type NamesIn, type Notice, type Pages } from '../../wire/facts.ts'

/**
 * Everything that a person is notified of. Plain data, so that the browser may carry it without the validator; what each kind tells, where
 * it leads and how it goes out stands in the facts of its noun.
 */

export type NotificationTab = Notice['tab']
export const notificationTabs = ['inbox', 'team', 'following'] as const satisfies readonly NotificationTab[]

export type Delivery = Notice['delivery']
export const deliveries = ['app', 'mail', 'digest', 'never'] as const satisfies readonly Delivery[]

type Notices = typeof notices
export type NotificationKind = keyof Notices

/** Choices for all kinds at once: the app alone, as each kind is meant, every one by mail. */
export const presets = ['quiet', 'normal', 'all'] as const
export type Preset = (typeof presets)[number]

/** Values that fill the text of each kind. A section is a code, translated where it is shown; everything else is shown as it is. */
export type NotificationParams = {
  [Kind in NotificationKind]: {
    [Name in Exclude<NamesIn<Notices[Kind]['text']>, 'times'>]: Name extends 'section' ? CompanySection : string
  }
}

export const notificationFacts: Readonly<Record<NotificationKind, Notice>> = notices
export const notificationKinds = keysOf(notificationFacts)

/** The delivery of a kind under a preset; a fixed one stays as it is. */
export function deliveryUnder(preset: Preset, kind: NotificationKind): Delivery {
  const { delivery, isFixed } = notificationFacts[kind]
  if (isFixed || preset === 'normal') return delivery
  return preset === 'quiet' ? 'app' : 'mail'
}

/** Records that can be watched, and their pages in the area where they are read. */
export type WatchedKind = keyof typeof watched
const watchedPages: Readonly<Record<string, Pages>> = watched
export const watchedKinds = keysOf(watched)

export type NotificationArea = 'admin' | 'company' | null

/** The record that a notification is about. */
export interface About {
  kind: string
  id: string
}

/** The path that a notification opens; null if there is nothing to look at. */
export function pathOf(kind: NotificationKind, area: NotificationArea, about: About | null): string | null {
  const { isOfRecord, leadsTo } = notificationFacts[kind]
  const pages = isOfRecord ? watchedPages[about?.kind ?? ''] : leadsTo
  return pages?.[area ?? 'anywhere']?.replace('{id}', about?.id ?? '') ?? null
}

/** True if a kind can reach somebody who works in an area. */
export const reaches = (kind: NotificationKind, area: 'admin' | 'company' | 'candidate'): boolean => {
  const { leadsTo, tab } = notificationFacts[kind]
  if (leadsTo.anywhere) return true
  return area !== 'candidate' && (tab === 'following' || leadsTo[area] !== undefined)
}

/** The text of a notification that may stand for several, to be filled with its parameters. */
export const textOf = (kind: NotificationKind, times: number): string =>
  (times > 1 && notificationFacts[kind].folded) || notificationFacts[kind].text

/** Days for which a notification is kept. */
export const notificationDays = 90
/** Notifications that one call marks at most. */
export const markedMax = 100
