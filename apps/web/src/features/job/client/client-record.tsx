import type { Client } from '@corridor/contract/job/client/shapes'
import { Anchor } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { formatDate, formatDateTime, formatNumber, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { toSearch } from '../../../lib/page/search'
import { RecordOrder } from '../../../lib/record/order/record-order'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { useClientActions } from './use-client-actions'

const ClientLikeness = late(() => import('./client-likeness'))

/** One client, and the way to its open jobs. */
export function ClientRecord({ client }: { client: Client }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mayManage, manageActions } = useClientActions({
    onDeleted: () => navigate({ to: paths.company.listClient, replace: true }),
  })
  const order = useRecordOrder(api.client.list, client._id, paths.company.viewClient)
  const filters = { client: client._id, jobStatus: 'open' } as const
  const open = useQuery(api.job.list.queryOptions({ input: { limit: 1, filters } }))
  const facts: Fact[] = [
    { label: text('Aliases'), value: client.aliases.length > 0 ? <bdi>{client.aliases.join(', ')}</bdi> : undefined },
    {
      label: text('Open jobs'),
      value: open.data && (
        <TextLink to={paths.company.listJob} search={toSearch(filters)}>
          {formatNumber(open.data.totalDocs)}
        </TextLink>
      ),
    },
    {
      label: text('Website'),
      value: client.website.startsWith('http') ? (
        <Anchor inherit href={client.website} target="_blank" rel="noreferrer noopener">
          <bdi dir="ltr">{client.website}</bdi>
        </Anchor>
      ) : undefined,
    },
    { label: text('About Client'), value: client.notes || undefined, isLong: true },
    { label: text('Added by'), value: ownerName(client.userInfo) },
    {
      label: text('Created On'),
      value: <span title={formatDateTime(client.createDate)}>{formatDate(client.createDate)}</span>,
    },
  ]
  return (
    <>
      {order && <RecordOrder order={order} />}
      <PageHeader
        title={
          <>
            <bdi>{client.name}</bdi> <StatusBadge status={client.status} />
          </>
        }
      >
        <WatchButton kind="client" id={client._id} />
        {mayManage && (
          <ButtonLink to={paths.company.editClient(client._id)} leftSection={<IconPencil size={18} aria-hidden />}>
            {t('Edit')}
          </ButtonLink>
        )}
        <RowMenu name={client.name} actions={manageActions(client)} />
      </PageHeader>
      {mayManage && (
        <Suspense fallback={null}>
          <ClientLikeness client={client} />
        </Suspense>
      )}
      <div className={page.parts}>
        <RecordCard title="Details">
          <Facts facts={facts} />
        </RecordCard>
        <RecordNotes kind="client" id={client._id} />
      </div>
    </>
  )
}
