import type { candidate } from '@corridor/contract/candidate/candidate/shapes'
import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import type { FiltersOf } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { CandidateList } from '../../candidate/candidate/exports/candidate-list'
import { hotlistColumnsOf } from '../../candidate/candidate/exports/columns'

export const Route = createFileRoute('/company/hotlist/list-candidate')({
  staticData: { title: 'Hotlist Candidates' },
  component: ListHotlistCandidatePage,
})

// All, newest first, at first: whoever was just added is on top, and one click from a hotlist.
const filters: FiltersOf<typeof candidate.list> = {
  onHotlist: {
    label: text('Which candidates'),
    options: [
      { value: 'true', label: text('On hotlists') },
      { value: 'false', label: text('Not yet on a hotlist') },
    ],
    toWire: (value) => value === 'true',
  },
}

function ListHotlistCandidatePage() {
  const mayManage = useMay(access.hotlists.manage)
  return (
    <CandidateList
      name="hotlist-candidate"
      title="Hotlist Candidates"
      description={
        mayManage
          ? 'Candidates on your hotlists, and candidates you can add to one.'
          : 'Candidates on your hotlists, and candidates who are not.'
      }
      columnsOf={hotlistColumnsOf}
      size={specifiedRows.size}
      filters={filters}
    />
  )
}
