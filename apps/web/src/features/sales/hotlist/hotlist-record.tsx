import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { Button } from '@mantine/core'
import { IconPencil, IconUserCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate, formatDateTime, formatNumber, ownerName } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { RowMenu } from '../../../lib/list/row-menu'
import { StatusBadge } from '../../../lib/list/status-badge'
import type { RowAction } from '../../../lib/list/types'
import { type Fact, Facts } from '../../../lib/record/record-card'
import { text } from '../../../lib/text'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/page-header'
import { CandidatePicker } from '../../candidate/candidate/exports/candidate-picker'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { HotlistMembers } from './hotlist-members'
import classes from './hotlist-record.module.css'
import { PublicMark } from './public-mark'
import { useHotlistActions } from './use-hotlist-actions'

/** One hotlist: what it is for, and who is on it. */
export function HotlistRecord({ hotlist }: { hotlist: Hotlist }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isPicking, setIsPicking] = useState(false)
  const { mayManage, manageActions } = useHotlistActions({
    onDeleted: () => navigate({ to: paths.company.listHotlist, replace: true }),
  })
  const edit: RowAction[] = mayManage
    ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editHotlist(hotlist._id) }]
    : []
  const choose = mayManage && (
    <Button leftSection={<IconUserCheck size={18} aria-hidden />} onClick={() => setIsPicking(true)}>
      {t('Choose Candidate')}
    </Button>
  )
  const facts: Fact[] = [
    {
      label: text('Created On'),
      value: <span title={formatDateTime(hotlist.createDate)}>{formatDate(hotlist.createDate)}</span>,
    },
    { label: text('Public'), value: <PublicMark isPublic={hotlist.isPublic} /> },
    { label: text('Total Seats'), value: formatNumber(hotlist.totalSeats) },
    { label: text('Added by'), value: ownerName(hotlist.userInfo) },
  ]

  return (
    <>
      <PageHeader
        title={
          <span className={classes.title}>
            {hotlist.name} <StatusBadge status={hotlist.status} />
          </span>
        }
        description={hotlist.description}
      >
        <WatchButton kind="hotlist" id={hotlist._id} />
        {mayManage && (
          <Button variant="default" onClick={() => setIsPicking(true)}>
            {t('Add Candidate')}
          </Button>
        )}
        {choose}
        <RowMenu name={hotlist.name} actions={[...edit, ...manageActions(hotlist)]} />
      </PageHeader>
      <section className={classes.facts} aria-label={t('Details')}>
        <Facts facts={facts} />
      </section>
      <HotlistMembers hotListId={hotlist._id} choose={choose} />
      {isPicking && <CandidatePicker hotListId={hotlist._id} close={() => setIsPicking(false)} />}
    </>
  )
}
