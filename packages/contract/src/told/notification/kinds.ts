import type { CompanySection } from '../../trust/verification/sections.ts'

/**
 * Everything that a person is notified of. Plain data, so that the browser may carry it without the validator, and the one place that says
 * what each kind tells, where it leads and how it goes out where its person chose nothing.
 */

/** Where a notification stands: addressed to one alone, to several about what they do together, or about a record that one watches. */
export const notificationTabs = ['inbox', 'team', 'following'] as const
export type NotificationTab = (typeof notificationTabs)[number]

/** How a kind reaches a person: in the app alone, also by a letter at once, also by the letter of the day, or not at all. */
export const deliveries = ['app', 'mail', 'digest', 'never'] as const
export type Delivery = (typeof deliveries)[number]

/** What the text of each kind is filled with. A section is a code, translated where it is shown; everything else is shown as it is. */
export interface NotificationParams {
  'section-returned': { company: string; section: CompanySection; reason: string }
  'section-verified': { company: string; section: CompanySection }
  'company-completed': { company: string }
  'invitation-accepted': { name: string }
  'claim-approved': { company: string }
  'claim-rejected': { company: string; reason: string }
  'ownership-lost': { company: string; name: string }
  'import-finished': { name: string }
  'export-ready': { name: string }
  'resumes-finished': { name: string }
  'record-changed': { name: string; by: string }
  'record-deleted': { name: string; by: string }
  'two-factor-reset': Record<never, never>
}
export type NotificationKind = keyof NotificationParams

interface KindFacts {
  /** What the kind is called, in filters and settings. */
  title: string
  /** What it says; with `{times}` where several were folded into one. */
  text: string
  folded?: string
  tab: NotificationTab
  delivery: Delivery
  /** It always comes, and its own letter goes out whatever is chosen. */
  isFixed?: true
  /** The page that it is about, in the area where its person reads it; `{id}` is the record's. */
  leadsTo: { admin?: string; company?: string; anywhere?: string }
}

export const notificationFacts: Record<NotificationKind, KindFacts> = {
  'section-returned': {
    title: 'Section returned',
    text: '{section} of {company} was returned: {reason}',
    tab: 'team',
    delivery: 'mail',
    leadsTo: { company: '/company/dashboard' },
  },
  'section-verified': {
    title: 'Section verified',
    text: '{section} of {company} was verified',
    tab: 'team',
    delivery: 'digest',
    leadsTo: { company: '/company/dashboard' },
  },
  'company-completed': {
    title: 'Company completed its onboarding',
    text: '{company} completed its onboarding',
    tab: 'team',
    delivery: 'digest',
    leadsTo: { admin: '/admin/companies/view-company/{id}' },
  },
  'invitation-accepted': {
    title: 'Invitation accepted',
    text: '{name} accepted your invitation',
    tab: 'inbox',
    delivery: 'digest',
    leadsTo: { admin: '/admin/user-management/view-user/{id}', company: '/company/dashboard' },
  },
  'claim-approved': {
    title: 'Claim of ownership approved',
    text: 'Your claim of ownership of {company} was approved',
    tab: 'inbox',
    delivery: 'mail',
    leadsTo: { company: '/company/dashboard' },
  },
  'claim-rejected': {
    title: 'Claim of ownership rejected',
    text: 'Your claim of ownership of {company} was rejected: {reason}',
    tab: 'inbox',
    delivery: 'mail',
    leadsTo: { company: '/company/setup/claim-ownership' },
  },
  'ownership-lost': {
    title: 'Ownership went to somebody else',
    text: '{name} owns {company} now',
    tab: 'inbox',
    delivery: 'mail',
    isFixed: true,
    leadsTo: { company: '/company/setup/claim-ownership' },
  },
  'import-finished': {
    title: 'Import ended',
    text: 'The import of {name} has ended',
    tab: 'inbox',
    delivery: 'app',
    leadsTo: { admin: '/admin/transfer/view-import/{id}', company: '/company/transfer/view-import/{id}' },
  },
  'export-ready': {
    title: 'Export ready',
    text: 'The export {name} is ready',
    tab: 'inbox',
    delivery: 'app',
    leadsTo: { admin: '/admin/transfer/list-export', company: '/company/transfer/list-export' },
  },
  'resumes-finished': {
    title: 'Batch of resumes ended',
    text: 'All resumes of {name} have been read',
    tab: 'inbox',
    delivery: 'app',
    leadsTo: { company: '/company/super-candidate/view-resume-parsing/{id}' },
  },
  'record-changed': {
    title: 'Watched record changed',
    text: '{name} was changed by {by}',
    folded: '{name} was changed {times} times, last by {by}',
    tab: 'following',
    delivery: 'app',
    leadsTo: {},
  },
  'record-deleted': {
    title: 'Watched record deleted',
    text: '{name} was deleted by {by}',
    tab: 'following',
    delivery: 'app',
    leadsTo: { admin: '/admin/bin', company: '/company/bin' },
  },
  'two-factor-reset': {
    title: 'Two-factor sign-in reset',
    text: 'An administrator reset your two-factor sign-in',
    tab: 'inbox',
    delivery: 'app',
    isFixed: true,
    leadsTo: { anywhere: '/account/security' },
  },
}
export const notificationKinds = Object.keys(notificationFacts) as [NotificationKind, ...NotificationKind[]]

/** Records that can be watched, and their pages in the area where they are read. */
export const watchedKinds = ['candidate', 'hotlist', 'company'] as const
export type WatchedKind = (typeof watchedKinds)[number]
const watchedPages: Record<WatchedKind, KindFacts['leadsTo']> = {
  candidate: { company: '/company/candidate/view-candidate/{id}' },
  hotlist: { company: '/company/hotlist/view-hotlist/{id}' },
  company: { admin: '/admin/companies/view-company/{id}' },
}

export type NotificationArea = 'admin' | 'company' | null

/** The record that a notification is about. */
export interface About {
  kind: string
  id: string
}

/** The path that a notification opens; null if there is nothing to look at. */
export function pathOf(kind: NotificationKind, area: NotificationArea, about: About | null): string | null {
  const pages = kind === 'record-changed' ? watchedPages[about?.kind as WatchedKind] : notificationFacts[kind].leadsTo
  return pages?.[area ?? 'anywhere']?.replace('{id}', about?.id ?? '') ?? null
}

/** Whether a kind can reach somebody who works in an area. */
export const reaches = (kind: NotificationKind, area: 'admin' | 'company' | 'candidate'): boolean => {
  const { leadsTo, tab } = notificationFacts[kind]
  if (leadsTo.anywhere) return true
  return area !== 'candidate' && (tab === 'following' || leadsTo[area] !== undefined)
}

/** The text of a notification that may stand for several, to be filled with its parameters. */
export const textOf = (kind: NotificationKind, times: number): string =>
  (times > 1 && notificationFacts[kind].folded) || notificationFacts[kind].text

/** So long a notification is kept. */
export const notificationDays = 90
/** So many are marked by one call. */
export const markedMax = 100
