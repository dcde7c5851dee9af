import type { ShareRequest, share } from '@corridor/contract/sales/share/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconCheck, IconRotate } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListGrid } from '../../../lib/list/page/list-grid'
import type { ColumnOf, FiltersOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { TextLink } from '../../../ui/link'
import { wishNames } from './words'

const columns: readonly ColumnOf<typeof share.listRequest>[] = [
  { header: text('From'), sort: 'email', card: 'title', cell: (row) => <Sender row={row} /> },
  { header: text('Asks for'), card: 'fact', cell: (row) => <Wish row={row} /> },
  { header: text('What they wrote'), cell: (row) => <span dir="auto">{row.message}</span> },
  { header: text('Link'), cell: (row) => <bdi>{row.shareTitle}</bdi> },
  { header: text('Received'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
  { header: text('Status'), sort: 'isDone', card: 'fact', cell: (row) => <State isDone={row.isDone} /> },
]

const filters: FiltersOf<typeof share.listRequest> = {
  isDone: {
    label: text('Status'),
    options: [
      { value: 'false', label: text('Open') },
      { value: 'true', label: text('Done') },
    ],
    toWire: (value) => value === 'true',
  },
}

/** Requests of visitors through the links of a hotlist. */
export function ShareRequests({ hotListId }: { hotListId: string }) {
  const { t } = useTranslation()
  const mayManage = useMay(access.shares.manage)
  const list = useList(api.share.listRequest, { columns, filters, fixed: { hotlist: hotListId } })
  const answer = async ({ _id: id, isDone }: ShareRequest) => {
    await client.share.answerRequest({ id, isDone: !isDone })
    toast.success(t(isDone ? 'Request marked as open' : 'Request marked as done'))
    await refresh(api.share)
  }
  const rowActions = (row: ShareRequest): RowAction[] =>
    mayManage
      ? [
          row.isDone
            ? { label: text('Mark as open'), icon: IconRotate, run: () => answer(row) }
            : { label: text('Mark as done'), icon: IconCheck, run: () => answer(row) },
        ]
      : []
  return (
    <RecordCard title="Requests">
      <ListGrid
        list={list}
        rowName={(row) => row.email}
        rowActions={rowActions}
        searchPlaceholder="Search by email, name or company"
        emptyDescription="What visitors ask for through a link appears here."
      />
    </RecordCard>
  )
}

function Sender({ row: { email, name, company } }: { row: ShareRequest }) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      <div>{dotted(name, company)}</div>
    </>
  )
}

function Wish({ row: { wish, isWholeList, candidateInfo } }: { row: ShareRequest }) {
  const { t } = useTranslation()
  const [person] = candidateInfo
  return (
    <>
      {t(wishNames[wish])}
      {' · '}
      {isWholeList && t('The whole list')}
      {person && <TextLink to={paths.company.viewCandidate(person._id)}>{formatName(person)}</TextLink>}
    </>
  )
}

function State({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation()
  return <Badge tone={isDone ? 'good' : 'news'}>{t(isDone ? 'Done' : 'Open')}</Badge>
}
