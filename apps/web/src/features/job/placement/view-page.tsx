import { timesheetCycleNames } from '@corridor/contract/job/placement/kinds'
import type { Placement } from '@corridor/contract/job/placement/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconCalendarPlus, IconCalendarX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatDate, formatName, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { RecordOrder } from '../../../lib/record/order/record-order'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { RateText } from '../../candidate/candidate/exports/rate'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { MarginText } from '../submission/exports/margin-text'
import classes from './placement.module.css'
import { PlacementBadge } from './state-badge'
import { placementName, usePlacementActions } from './use-placement-actions'

const EndDialog = late(() => import('./end-dialog'))

export const Route = createFileRoute('/company/job/view-placement/$placementId')({
  staticData: { title: 'Placement' },
  beforeLoad: only(access.submissions.read),
  component: ViewPlacementPage,
})

function ViewPlacementPage() {
  const { placementId } = useParams({ from: '/company/job/view-placement/$placementId' })
  const query = useQuery(api.placement.view.queryOptions({ input: { placementId } }))
  return <RecordQuery query={query}>{({ data }) => <PlacementRecord placement={data} />}</RecordQuery>
}

/** One placement: its days, what is billed and paid, and the ends that it had before. */
function PlacementRecord({ placement }: { placement: Placement }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'extend' | 'end'>()
  const { mayManage, manageActions } = usePlacementActions({
    onDeleted: () => navigate({ to: paths.company.listPlacement, replace: true }),
  })
  const order = useRecordOrder(api.placement.list, placement._id, paths.company.viewPlacement)
  const { candidateInfo, jobInfo, state, extensions } = placement
  return (
    <>
      {order && <RecordOrder order={order} />}
      <PageHeader
        title={
          <span className={page.title}>
            {candidateInfo[0] && <bdi>{formatName(candidateInfo[0])}</bdi>} <PlacementBadge state={state} />
          </span>
        }
        description={<bdi>{jobInfo[0]?.name}</bdi>}
      >
        <WatchButton kind="placement" id={placement._id} />
        {mayManage && (
          <Button leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={() => setOpened('extend')}>
            {t('Extend')}
          </Button>
        )}
        {mayManage && state !== 'ended' && (
          <Button
            variant="default"
            leftSection={<IconCalendarX size={18} aria-hidden />}
            onClick={() => setOpened('end')}
          >
            {t('End now')}
          </Button>
        )}
        <RowMenu name={placementName(placement)} actions={manageActions(placement)} />
      </PageHeader>
      <div className={page.parts}>
        <Overview placement={placement} />
        {extensions.length > 0 && (
          <RecordCard title="Extensions">
            <ul className={classes.rows}>
              {extensions.map(({ fromDate, toDate, reason, date, userInfo }) => (
                <li key={date}>
                  {t('{from} to {to}', { from: fromDate ? formatDate(fromDate) : t('Open'), to: formatDate(toDate) })}
                  {' · '}
                  <bdi>{reason}</bdi>
                  {' · '}
                  {dotted(ownerName(userInfo), formatDate(date))}
                </li>
              ))}
            </ul>
          </RecordCard>
        )}
        <RecordNotes kind="placement" id={placement._id} />
        <RecordTasks record={placement._id} />
      </div>
      <Suspense>
        {opened && <EndDialog placement={placement} verb={opened} close={() => setOpened(undefined)} />}
      </Suspense>
    </>
  )
}

function Overview({ placement }: { placement: Placement }) {
  const { t } = useTranslation()
  const { candidateInfo, jobInfo, clientInfo, endDate, timesheetCycle, netDays } = placement
  const facts: Fact[] = [
    {
      label: text('Candidate'),
      value: candidateInfo[0] && (
        <TextLink to={paths.company.viewCandidate(placement.candidate)}>
          <bdi>{formatName(candidateInfo[0])}</bdi>
        </TextLink>
      ),
    },
    {
      label: text('Job'),
      value: (
        <TextLink to={paths.company.viewJob(placement.job)}>
          <bdi>{jobInfo[0]?.name}</bdi>
        </TextLink>
      ),
    },
    { label: text('Client'), value: clientInfo[0] && <bdi>{clientInfo[0].name}</bdi> },
    {
      label: text('Submission'),
      value: <TextLink to={paths.company.viewSubmission(placement.submission)}>{t('See the submission')}</TextLink>,
    },
    { label: text('Start'), value: formatDate(placement.startDate) },
    { label: text('End'), value: endDate ? formatDate(endDate) : t('Open') },
    ...said(text('Reason'), placement.endReason),
    { label: text('What is billed'), value: <RateText rate={placement.bill} /> },
    { label: text('Pay'), value: <RateText rate={placement.pay} /> },
    { label: text('Margin'), value: placement.margin ? <MarginText margin={placement.margin} /> : undefined },
    ...said(text('PO number'), placement.poNumber),
    { label: text('Timesheets'), value: timesheetCycle ? t(timesheetCycleNames[timesheetCycle]) : undefined },
    ...said(text('Invoice terms'), placement.invoiceTerms),
    { label: text('Pays within (days)'), value: netDays ?? undefined },
    ...said(text('Note'), placement.note),
    { label: text('Added by'), value: ownerName(placement.userInfo) },
  ]
  return (
    <RecordCard title="Placement Details">
      <Facts facts={facts} />
    </RecordCard>
  )
}

/** Facts that few placements have stand there only if they were told. */
const said = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value, isLong: true }])
