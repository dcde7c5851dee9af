import { notificationFacts, notificationKinds, notificationTabs } from '@corridor/contract/told/notification/kinds'
import type { Notification, notification } from '@corridor/contract/told/notification/shapes'
import { Button } from '@mantine/core'
import { IconExternalLink, IconMail, IconMailOpened, IconSettings } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf, RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'
import { useNoticeText } from './exports/notice-text'
import { useMark } from './use-mark'
import { tabNames } from './words'

export const Route = createFileRoute('/account/notifications/')({
  staticData: { title: 'Notifications' },
  component: NotificationListPage,
})

const columns: readonly ColumnOf<typeof notification.list>[] = [
  { header: text('What happened'), card: 'title', cell: (row) => <Words row={row} /> },
  { header: text('Kind'), cell: (row) => <Kind row={row} /> },
  { header: text('Status'), width: 110, card: 'fact', cell: (row) => <State row={row} /> },
  { header: text('When'), sort: 'createDate', width: 150, card: 'fact', cell: (row) => <When row={row} /> },
]
const filters: FiltersOf<typeof notification.list> = {
  isUnread: {
    label: text('Status'),
    options: [
      { value: 'true', label: text('Unread') },
      { value: 'false', label: text('Read') },
    ],
    toWire: (value) => value === 'true',
  },
  tab: {
    label: text('Addressed to'),
    options: notificationTabs.map((tab) => ({ value: tab, label: tabNames[tab] })),
  },
  kind: {
    label: text('Kind'),
    options: notificationKinds.map((kind) => ({ value: kind, label: notificationFacts[kind].title })),
  },
}

function Words({ row }: { row: Notification }) {
  const { mark } = useMark()
  const words = <span dir="auto">{useNoticeText()(row)}</span>
  const read = () => !row.readDate && void mark([row], true)
  return row.path ? (
    <TextLink to={row.path} onClick={read}>
      {words}
    </TextLink>
  ) : (
    words
  )
}

function Kind({ row }: { row: Notification }) {
  const { t } = useTranslation()
  return t(notificationFacts[row.kind].title)
}

function State({ row }: { row: Notification }) {
  const { t } = useTranslation()
  return row.readDate ? <Badge tone="neutral">{t('Read')}</Badge> : <Badge tone="news">{t('Unread')}</Badge>
}

const When = ({ row }: { row: Notification }) => <ShortDate value={row.createDate} />

function NotificationListPage() {
  const { t } = useTranslation()
  const list = useList(api.notification.list, { columns, filters })
  const { mark, markAll } = useMark()
  const toText = useNoticeText()
  const actions = (row: Notification): RowAction[] => [
    ...(row.path ? [{ label: text('Open'), icon: IconExternalLink, to: row.path }] : []),
    row.readDate
      ? { label: text('Mark as unread'), icon: IconMail, run: () => mark([row], false) }
      : { label: text('Mark as read'), icon: IconMailOpened, run: () => mark([row], true) },
  ]
  const markMany: SelectionAction<Notification> = {
    label: text('Mark as read'),
    icon: IconMailOpened,
    run: async (rows, clear) => {
      await mark(rows, true)
      clear()
    },
  }
  return (
    <ListPage
      title="Notifications"
      description="Your notifications from the last 90 days."
      list={list}
      rowName={toText}
      rowTo={(row) => row.path ?? paths.notifications}
      rowActions={actions}
      selectionActions={[markMany]}
      searchPlaceholder={text('Search by name')}
      emptyDescription={text('Notifications appear here as soon as something happens.')}
      actions={
        <>
          <ButtonLink
            to={paths.notificationSettings}
            variant="default"
            leftSection={<IconSettings size={18} aria-hidden />}
          >
            {t('Settings')}
          </ButtonLink>
          <Button onClick={() => void markAll()}>{t('Mark all as read')}</Button>
        </>
      }
    />
  )
}
