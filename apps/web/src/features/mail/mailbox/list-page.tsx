import { mailboxStateNames, mailboxStates, mailboxWayNames, mailboxWays } from '@corridor/contract/mail/mailbox/kinds'
import type { Mailbox, mailbox } from '@corridor/contract/mail/mailbox/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'
import { useMailboxActions } from './use-mailbox-actions'
import { stateTones } from './words'

export const Route = createFileRoute('/company/mailbox/')({
  staticData: { title: 'Mailboxes' },
  beforeLoad: only(access.mailboxes.read),
  component: MailboxListPage,
})

function Address({ row: { _id, address, isManaged } }: { row: Mailbox }) {
  const name = <bdi>{address}</bdi>
  return isManaged ? <TextLink to={paths.company.editMailbox(_id)}>{name}</TextLink> : name
}

function Whose({ row: { memberInfo } }: { row: Mailbox }) {
  const { t } = useTranslation()
  return memberInfo.length > 0 ? <bdi>{ownerName(memberInfo)}</bdi> : t('Company')
}

function State({ row: { state, isTest } }: { row: Mailbox }) {
  const { t } = useTranslation()
  if (isTest && state === 'working') return <Badge tone="news">{t('Test mode')}</Badge>
  return <Badge tone={stateTones[state]}>{t(mailboxStateNames[state])}</Badge>
}

function Receives({ row: { state, reading } }: { row: Mailbox }) {
  const { t } = useTranslation()
  if (!reading) return t("Doesn't receive")
  const shown = state === 'off' ? 'off' : reading.state
  return <Badge tone={stateTones[shown]}>{t(mailboxStateNames[shown])}</Badge>
}

function Way({ row: { way, isTest } }: { row: Mailbox }) {
  const { t } = useTranslation()
  return isTest ? t('Kept here: no mail server is set up') : t(mailboxWayNames[way])
}

function Pace({ row: { perHour, perDay } }: { row: Mailbox }) {
  const { t } = useTranslation()
  return t('{hour} an hour, {day} a day', { hour: formatNumber(perHour), day: formatNumber(perDay) })
}

function Never() {
  const { t } = useTranslation()
  return t('Not yet')
}

const columns: readonly ColumnOf<typeof mailbox.list>[] = [
  {
    header: text('E-mail address'),
    sort: 'address',
    card: 'title',
    isLocked: true,
    cell: (row) => <Address row={row} />,
  },
  { header: text('Sender name'), sort: 'name', cell: (row) => <bdi>{row.name}</bdi> },
  { header: text('Whose'), card: 'fact', cell: (row) => <Whose row={row} /> },
  { header: text('Sends'), sort: 'state', card: 'fact', cell: (row) => <State row={row} /> },
  { header: text('Receives'), card: 'fact', cell: (row) => <Receives row={row} /> },
  { header: text('Sends via'), sort: 'way', cell: (row) => <Way row={row} /> },
  { header: text('At most'), cell: (row) => <Pace row={row} /> },
  {
    header: text('Last success'),
    sort: 'lastSuccessDate',
    card: 'fact',
    cell: ({ lastSuccessDate }) => (lastSuccessDate ? <ShortDate value={lastSuccessDate} /> : <Never />),
  },
]

const filters: FiltersOf<typeof mailbox.list> = {
  state: {
    label: text('Status'),
    options: mailboxStates.map((value) => ({ value, label: mailboxStateNames[value] })),
  },
  way: {
    label: text('Sends via'),
    options: mailboxWays.map((value) => ({ value, label: mailboxWayNames[value] })),
  },
}

function MailboxListPage() {
  const { t } = useTranslation()
  const mayManage = useMay(access.mailboxes.manage)
  const list = useList(api.mailbox.list, {
    columns,
    filters,
    defaults: { sort: 'address', dir: 'asc' },
    name: 'mailbox',
  })
  const rowActions = useMailboxActions()
  return (
    <ListPage
      title="Mailboxes"
      description="Where your company's mail goes out and its replies come in."
      list={list}
      rowName={(row) => row.address}
      rowActions={rowActions}
      searchPlaceholder="Search by address or name"
      emptyDescription="Add the address that you write from. Campaigns are sent through it, and what was sent stands in its own folder."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addMailbox} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Mailbox')}
          </ButtonLink>
        )
      }
    />
  )
}
