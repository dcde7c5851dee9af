import type { Client } from '@corridor/contract/job/client/shapes'
import { access } from '@corridor/contract/wire/access'
import { Anchor } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Sections, useSection } from '../../../lib/record/frame/sections'
import type { Address } from '../../../lib/record/frame/way-link'
import { LongText } from '../../../lib/record/long-text'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { RecordSubmissions } from '../submission/exports/record-submissions'
import { useClientActions } from './use-client-actions'

const RecordJobs = late(() => import('../job/exports/record-jobs'))
const RecordPlacements = late(() => import('../placement/exports/record-placements'))
const ClientLikeness = late(() => import('./client-likeness'))

/** One client: its open jobs, who was submitted to it, and who works there. */
export function ClientRecord({ client }: { client: Client }) {
  const navigate = useNavigate()
  const { mayManage, manageActions } = useClientActions({
    onDeleted: () => navigate({ to: paths.company.listClient, replace: true }),
  })
  const mayAddJobs = useMay(access.jobs.manage)
  const edit = mayManage && { to: paths.company.editClient(client._id) }
  const order = useRecordOrder(api.client.list, client._id, paths.company.viewClient)
  const facts: DecidingFact[] = [
    {
      label: text('Website'),
      value: client.website.startsWith('http') && (
        <Anchor inherit href={client.website} target="_blank" rel="noreferrer noopener">
          <bdi dir="ltr">{client.website.replace(/^https?:\/\//, '')}</bdi>
        </Anchor>
      ),
      add: edit,
    },
    { label: text('Aliases'), value: client.aliases.length > 0 && <bdi>{client.aliases.join(', ')}</bdi>, add: edit },
    {
      label: text('Added by'),
      value: ownerName(client.userInfo),
      note: <ShortDate value={client.createDate} />,
    },
  ]
  const of = { client: client._id }
  return (
    <RecordFrame
      name={client.name}
      face={{ kind: 'company', of: client._id }}
      state={<StatusBadge status={client.status} />}
      order={order}
      facts={facts}
      act={mayAddJobs && { label: text('Add Job'), icon: IconPlus, to: paths.company.addJob }}
      more={<WatchButton kind="client" id={client._id} />}
      edit={edit}
      menu={manageActions(client)}
      notices={
        mayManage && (
          <Suspense>
            <ClientLikeness client={client} />
          </Suspense>
        )
      }
      side={
        <>
          <RecordTasks record={client._id} adds="client" />
          <RecordNotes kind="client" id={client._id} />
        </>
      }
    >
      <Sections>
        <RecordJobs of={of} />
        <RecordSubmissions of={of} />
        <RecordPlacements of={of} />
        <About client={client} edit={edit} />
      </Sections>
    </RecordFrame>
  )
}

function About({ client: { notes }, edit }: { client: Client; edit: Address | false }) {
  const { t } = useTranslation()
  if (useSection('About Client', { isPending: false, isEmpty: notes === '', add: edit })) return null
  return (
    <RecordCard title="About Client">
      <LongText label={t('About Client')}>{notes}</LongText>
    </RecordCard>
  )
}
