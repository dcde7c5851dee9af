import type { Delivery, NotificationKind, NotificationTab } from '@corridor/contract/told/notification/kinds'
import {
  IconAlarm,
  IconBuilding,
  IconBuildingSkyscraper,
  IconCalendarEvent,
  IconCertificate,
  IconCircleCheck,
  IconCrown,
  IconEye,
  IconFileAlert,
  IconFileDownload,
  IconFileImport,
  IconFileText,
  IconNote,
  IconPhoneCall,
  IconShare,
  IconShieldLock,
  IconSignature,
  IconTrash,
  IconUserCheck,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
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
  'share-requested': IconShare,
  'task-due': IconAlarm,
  'vendor-note-added': IconNote,
  'vendor-note-due': IconAlarm,
  'vendor-follow-up': IconPhoneCall,
  'vendor-document-expires': IconFileAlert,
  'candidate-document-expires': IconFileAlert,
  'interview-planned': IconCalendarEvent,
  'interview-moved': IconCalendarEvent,
  'interview-cancelled': IconCalendarEvent,
  'submission-clash': IconUsersGroup,
  'submission-same-client': IconBuildingSkyscraper,
  'application-new': IconUserCheck,
  'application-again': IconUserCheck,
  'placement-ended': IconUserCheck,
  'representation-agreed': IconSignature,
  'representation-declined': IconSignature,
  'representation-expires': IconFileAlert,
  'booking-chosen': IconCalendarEvent,
  'booking-moved': IconCalendarEvent,
  'booking-cancelled': IconCalendarEvent,
  'two-factor-reset': IconShieldLock,
}
