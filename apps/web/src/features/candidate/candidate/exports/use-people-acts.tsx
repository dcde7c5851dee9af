import HotlistPicker from 'virtual:place/candidate.hotlist'
import { access } from '@corridor/contract/wire/access'
import { IconFileArrowRight, IconPlaylistAdd, IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { text } from '../../../../lib/language/text'
import type { ListRow, RowAction, SelectionAction } from '../../../../lib/list/types'
import { toSearch } from '../../../../lib/page/search'
import type { PickedCandidates } from '../../../../lib/places'
import type { Act } from '../../../../lib/record/frame/act-button'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'

/**
 * Daily acts on candidates, the same on a row, a selection and a record, with the same keys: Send (S) puts them on a hotlist and begins its
 * campaign, Submit (U) begins a submission, H puts them on a hotlist. Draw `dialog` beside the list.
 */
export function usePeopleActs<Row extends ListRow>() {
  const navigate = useNavigate()
  const mayUseHotlists = useMay(access.hotlists.manage)
  const maySend = useMay(access.campaigns.manage) && mayUseHotlists
  const maySubmit = useMay(access.submissions.manage)
  const [picking, setPicking] = useState<PickedCandidates>()
  const pick = (rows: readonly Row[], done?: () => void, isSent = false) =>
    setPicking({ ids: rows.map((row) => row._id), done, isSent })

  const send = { label: text('Send'), icon: IconSend, hotkey: 's' }
  const submit = { label: text('Submit'), icon: IconFileArrowRight, hotkey: 'u' }
  const add = { label: text('Add to hotlist'), icon: IconPlaylistAdd, hotkey: 'h' }
  const submission = (row: Row) => ({ to: paths.company.addSubmission, search: { candidate: row._id } })

  const rowActs = (row: Row): RowAction[] => [
    ...(maySend ? [{ ...send, run: () => pick([row], undefined, true) }] : []),
    ...(maySubmit ? [{ ...submit, ...submission(row) }] : []),
    ...(mayUseHotlists ? [{ ...add, run: () => pick([row]) }] : []),
  ]
  const recordActs = (row: Row): { next: Act | undefined; others: Act[] } => ({
    next: mayUseHotlists ? { ...actOf(add), run: () => pick([row]) } : undefined,
    others: [
      ...(maySend ? [{ ...actOf(send), run: () => pick([row], undefined, true) }] : []),
      ...(maySubmit ? [{ ...actOf(submit), ...submission(row) }] : []),
    ],
  })
  const openSubmission = ([row]: Row[]) => {
    if (!row) return
    const { to, search } = submission(row)
    void navigate({ to, search: toSearch(search) })
  }
  const selectionActs: SelectionAction<Row>[] = [
    ...(maySend ? [{ ...send, run: (rows: Row[], clear: () => void) => pick(rows, clear, true) }] : []),
    ...(maySubmit ? [{ ...submit, isForOne: true as const, run: openSubmission }] : []),
    ...(mayUseHotlists ? [{ ...add, run: (rows: Row[], clear: () => void) => pick(rows, clear) }] : []),
  ]
  const dialog = picking && <HotlistPicker candidates={picking} close={() => setPicking(undefined)} />
  return { rowActs, recordActs, selectionActs, dialog }
}

const actOf = ({ hotkey, ...act }: Pick<Act, 'label' | 'icon'> & { hotkey: string }) => ({ ...act, letter: hotkey })
