import { timesheetCycleNames } from '@corridor/contract/job/placement/kinds'
import type { Placement } from '@corridor/contract/job/placement/shapes'
import { Button } from '@mantine/core'
import { IconCalendarPlus, IconCalendarX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatDate, formatName, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { decidingFacts } from './deciding-facts'
import classes from './placement.module.css'
import { PlacementBadge } from './state-badge'
import { usePlacementActions } from './use-placement-actions'

const EndDialog = late(() => import('./end-dialog'))

/** One placement: its days, what is billed and paid, and the ends that it had before. */
export function PlacementRecord({ placement }: { placement: Placement }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'extend' | 'end'>()
  const { mayManage, manageActions } = usePlacementActions({
    onDeleted: () => navigate({ to: paths.company.listPlacement, replace: true }),
  })
  const order = useRecordOrder(api.placement.list, placement._id, paths.company.viewPlacement)
  const { candidateInfo, jobInfo, clientInfo, state, extensions } = placement
  const [person] = candidateInfo
  return (
    <>
      <RecordFrame
        name={person ? formatName(person) : ''}
        nameTo={paths.company.viewCandidate(placement.candidate)}
        face={{ kind: 'person', of: placement.candidate }}
        state={<PlacementBadge state={state} />}
        line={[
          <TextLink key="job" to={paths.company.viewJob(placement.job)}>
            <bdi>{jobInfo[0]?.name}</bdi>
          </TextLink>,
          clientInfo[0] && <bdi key="client">{clientInfo[0].name}</bdi>,
        ]}
        order={order}
        facts={decidingFacts(placement, mayManage, t)}
        act={mayManage && { label: text('Extend'), icon: IconCalendarPlus, run: () => setOpened('extend') }}
        more={
          <>
            <WatchButton kind="placement" id={placement._id} />
            {mayManage && state !== 'ended' && (
              <Button
                variant="default"
                leftSection={<IconCalendarX size={18} aria-hidden />}
                onClick={() => setOpened('end')}
              >
                {t('End now')}
              </Button>
            )}
          </>
        }
        menu={manageActions(placement)}
        side={
          <>
            <RecordTasks record={placement._id} adds="placement" />
            <RecordNotes kind="placement" id={placement._id} />
          </>
        }
      >
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
        <Overview placement={placement} />
      </RecordFrame>
      <Suspense>
        {opened && <EndDialog placement={placement} verb={opened} close={() => setOpened(undefined)} />}
      </Suspense>
    </>
  )
}

function Overview({ placement }: { placement: Placement }) {
  const { t } = useTranslation()
  const { timesheetCycle } = placement
  const facts: Fact[] = [
    {
      label: text('Submission'),
      value: <TextLink to={paths.company.viewSubmission(placement.submission)}>{t('See the submission')}</TextLink>,
    },
    { label: text('PO number'), value: placement.poNumber },
    { label: text('Timesheets'), value: timesheetCycle ? t(timesheetCycleNames[timesheetCycle]) : undefined },
    { label: text('Invoice terms'), value: placement.invoiceTerms },
    { label: text('Pays within (days)'), value: placement.netDays ?? undefined },
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
