import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { Button } from '@mantine/core'
import { IconArrowMerge, IconListNumbers, IconSend, IconShare, IconUpload, IconUserCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import type { RowAction } from '../../../lib/list/types'
import { toSearch } from '../../../lib/page/search'
import type { Act } from '../../../lib/record/frame/act-button'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { HotlistMembers } from './hotlist-members'
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
  const manage: RowAction[] = mayManage
    ? [
        { label: text('Order and notes'), icon: IconListNumbers, run: () => setDialog('order') },
        { label: text('Merge another hotlist into this one'), icon: IconArrowMerge, run: () => setDialog('merge') },
        {
          label: text('Import CSV'),
          icon: IconUpload,
          to: paths.addImport('candidate'),
          search: { hotlist: hotlist._id },
        },
      ]
    : []
  const order = useRecordOrder(api.hotlist.list, hotlist._id, paths.company.viewHotlist)
  const pick = () => setIsPicking(true)
  const fill: Act[] = mayManage ? [{ label: text('Choose Candidate'), icon: IconUserCheck, run: pick }] : []
  const send: Act[] = maySend
    ? [
        {
          label: text('Send'),
          icon: IconSend,
          letter: 's',
          to: paths.company.addCampaign,
          search: { hotlist: hotlist._id },
        },
      ]
    : []
  // An empty hotlist is filled first.
  const [act, ...acts] = hotlist.totalSeats > 0 ? [...send, ...fill] : [...fill, ...send]

  return (
    <RecordFrame
      name={hotlist.name}
      state={<StatusBadge status={hotlist.status} />}
      line={hotlist.description && <bdi>{hotlist.description}</bdi>}
      order={order}
      facts={[
        { label: text('Total Seats'), value: formatNumber(hotlist.totalSeats) },
        { label: text('Public'), value: <PublicMark isPublic={hotlist.isPublic} /> },
        { label: text('Created On'), value: <ShortDate value={hotlist.createDate} /> },
        { label: text('Added by'), value: ownerName(hotlist.userInfo) },
      ]}
      act={act}
      acts={acts}
      more={<More hotlist={hotlist} pick={mayManage && pick} />}
      edit={mayManage && { to: paths.company.editHotlist(hotlist._id) }}
      menu={[...manage, ...manageActions(hotlist)]}
    >
      {/* Beside a side its table would fold the columns that the hotlist is made of. */}
      <HotlistMembers
        hotlist={hotlist}
        choose={
          mayManage && (
            <Button variant="default" leftSection={<IconUserCheck size={18} aria-hidden />} onClick={pick}>
              {t('Choose Candidate')}
            </Button>
          )
        }
      />
      <RecordTasks record={hotlist._id} adds="hotlist" />
      <RecordNotes kind="hotlist" id={hotlist._id} />
      <Suspense>
        {dialog === 'order' && <OrderDialog hotListId={hotlist._id} close={closeDialog} />}
        {dialog === 'merge' && <MergeDialog hotlist={hotlist} close={closeDialog} />}
        {isPicking && <CandidatePicker hotListId={hotlist._id} close={() => setIsPicking(false)} />}
      </Suspense>
    </RecordFrame>
  )
}

/** Watching and sharing, and the further ways onto it, which a phone has in the menu and in *Choose Candidate*. */
function More({ hotlist, pick }: { hotlist: Hotlist; pick: (() => void) | false }) {
  const { t } = useTranslation()
  return (
    <>
      <WatchButton kind="hotlist" id={hotlist._id} />
      <ButtonLink
        variant="default"
        to={paths.company.shareHotlist(hotlist._id)}
        leftSection={<IconShare size={18} aria-hidden />}
      >
        {t('Share')}
      </ButtonLink>
      {pick && (
        <>
          <ButtonLink
            visibleFrom="sm"
            variant="default"
            to={paths.addImport('candidate')}
            search={toSearch({ hotlist: hotlist._id })}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {t('Import CSV')}
          </ButtonLink>
          <Button visibleFrom="sm" variant="default" onClick={pick}>
            {t('Add Candidate')}
          </Button>
        </>
      )}
    </>
  )
}
