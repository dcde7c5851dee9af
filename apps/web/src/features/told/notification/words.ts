import {
  type Delivery,
  type NotificationKind,
  type NotificationTab,
  textOf,
} from '@corridor/contract/told/notification/kinds'
import type { Notification } from '@corridor/contract/told/notification/shapes'
import { type CompanySection, companySectionNames } from '@corridor/contract/trust/verification/sections'
import {
  IconBuilding,
  IconCertificate,
  IconCircleCheck,
  IconCrown,
  IconEye,
  IconFileDownload,
  IconFileImport,
  IconFileText,
  IconShieldLock,
  IconSignature,
  IconTrash,
  IconUserCheck,
  type TablerIcon,
} from '@tabler/icons-react'
import { formatNumber } from '../../../lib/format'
import { currentLanguage, languages, useTranslation } from '../../../lib/i18n'
import { text } from '../../../lib/text'

export const tabNames: Record<NotificationTab | 'all', string> = {
  all: text('All'),
  inbox: text('Inbox'),
  team: text('Team'),
  following: text('Following'),
}

/** What is in a tab, where nothing is. */
export const tabHints: Record<NotificationTab | 'all', string> = {
  all: text('Notifications appear here as soon as something happens.'),
  inbox: text('Notifications sent only to you appear here.'),
  team: text('Notifications sent to you and others appear here.'),
  following: text('Changes to records you watch appear here.'),
}

export const deliveryNames: Record<Delivery, string> = {
  app: text('In the app'),
  mail: text('In the app and by email straight away'),
  digest: text('In the app and in the daily email'),
  never: text('Never'),
}

export const kindIcons: Record<NotificationKind, TablerIcon> = {
  'section-returned': IconFileText,
  'section-verified': IconCircleCheck,
  'agreement-signed': IconSignature,
  'agreement-asked': IconSignature,
  'certificate-issued': IconCertificate,
  'certificate-revoked': IconCertificate,
  'company-completed': IconBuilding,
  'invitation-accepted': IconUserCheck,
  'claim-approved': IconCrown,
  'claim-rejected': IconCrown,
  'ownership-lost': IconCrown,
  'import-finished': IconFileImport,
  'export-ready': IconFileDownload,
  'resumes-finished': IconFileText,
  'record-changed': IconEye,
  'record-deleted': IconTrash,
  'two-factor-reset': IconShieldLock,
}

// Names and words of people keep their own direction inside a sentence of the other one.
const isolated = (value: string) => (languages[currentLanguage()].dir === 'rtl' ? `\u2068${value}\u2069` : value)

/** Says what a notification says, in the reader's language. */
export function useNotificationText(): (notification: Notification) => string {
  const { t } = useTranslation()
  return ({ kind, params, times }) => {
    const section = companySectionNames[params.section as CompanySection]
    return t(textOf(kind, times), {
      ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolated(value)])),
      ...(section ? { section: t(section) } : {}),
      times: formatNumber(times),
    })
  }
}
