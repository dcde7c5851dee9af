import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { Button } from '@mantine/core'
import { IconArrowMerge, IconListNumbers, IconPencil, IconShare, IconUpload, IconUserCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import type { RowAction } from '../../../lib/list/types'
import { toSearch } from '../../../lib/page/search'
import { type Fact, Facts } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { SendHotlist } from './exports/send-hotlist'
import { HotlistMembers } from './hotlist-members'
import classes from './hotlist-record.module.css'
import { PublicMark } from './public-mark'
import { useHotlistActions } from './use-hotlist-actions'

const CandidatePicker = late(() => import('./candidate-picker'))
const OrderDialog = late(() => import('./order-dialog'))
const MergeDialog = late(() => import('./merge-dialog'))

/** One hotlist: what it is for, and who is on it. */
export function HotlistRecord({ hotlist }: { hotlist: Hotlist }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isPicking, setIsPicking] = useState(false)
  const [dialog, setDialog] = useState<'order' | 'merge'>()
  const closeDialog = () => setDialog(undefined)
  const { mayManage, maySend, manageActions } = useHotlistActions({
    onDeleted: () => navigate({ to: paths.company.listHotlist, replace: true }),
  })
  const edit: RowAction[] = mayManage
    ? [
        { label: text('Edit'), icon: IconPencil, to: paths.company.editHotlist(hotlist._id) },
        { label: text('Order and notes'), icon: IconListNumbers, run: () => setDialog('order') },
        { label: text('Merge another hotlist into this one'), icon: IconArrowMerge, run: () => setDialog('merge') },
      ]
    : []
  // An empty hotlist is filled first.
  const isNextSend = maySend && hotlist.totalSeats > 0
  const choose = mayManage && (
    <Button
      variant={isNextSend ? 'default' : 'filled'}
      leftSection={<IconUserCheck size={18} aria-hidden />}
      onClick={() => setIsPicking(true)}
    >
      {t('Choose Candidate')}
    </Button>
  )
  const facts: Fact[] = [
    {
      label: text('Created On'),
      value: <ShortDate value={hotlist.createDate} />,
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
        <ButtonLink
          variant="default"
          to={paths.company.shareHotlist(hotlist._id)}
          leftSection={<IconShare size={18} aria-hidden />}
        >
          {t('Share')}
        </ButtonLink>
        {mayManage && (
          <>
            <ButtonLink
              variant="default"
              to={paths.addImport('candidate')}
              search={toSearch({ hotlist: hotlist._id })}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {t('Import CSV')}
            </ButtonLink>
            <Button variant="default" onClick={() => setIsPicking(true)}>
              {t('Add Candidate')}
            </Button>
          </>
        )}
        {choose}
        {maySend && <SendHotlist id={hotlist._id} isNext={isNextSend} />}
        <RowMenu name={hotlist.name} actions={[...edit, ...manageActions(hotlist)]} />
      </PageHeader>
      <section className={classes.facts} aria-label={t('Details')}>
        <Facts facts={facts} />
      </section>
      <HotlistMembers hotlist={hotlist} choose={choose} />
      <div className={classes.notes}>
        <RecordNotes kind="hotlist" id={hotlist._id} />
      </div>
      <Suspense>
        {dialog === 'order' && <OrderDialog hotListId={hotlist._id} close={closeDialog} />}
        {dialog === 'merge' && <MergeDialog hotlist={hotlist} close={closeDialog} />}
        {isPicking && <CandidatePicker hotListId={hotlist._id} close={() => setIsPicking(false)} />}
      </Suspense>
    </>
  )
}
