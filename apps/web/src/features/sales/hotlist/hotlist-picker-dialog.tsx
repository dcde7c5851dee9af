import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatShortDate, todayDate } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import { RecordPicker } from '../../../lib/pick/record-picker'
import type { Given } from '../../../lib/places'
import { paths } from '../../../paths'

/** The dialog of `HotlistPicker`, loaded once it is asked for. */
export default function HotlistPickerDialog({ candidates, close }: Given<'candidate.hotlist'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { isSent } = candidates
  return (
    <RecordPicker
      title={isSent ? 'Send as a hotlist' : 'Add to hotlist'}
      begun={isSent ? t('Bench {day}', { day: formatShortDate(todayDate()) }) : ''}
      create={{
        label: (name) => t('New "{name}"', { name }),
        charsMin: 3,
        make: async (name) => {
          const { data } = await client.hotlist.add({ name, description: t('Made from a selection'), isPublic: false })
          return data
        },
      }}
      searchPlaceholder="Search by name or description"
      emptyDescription="There is no active hotlist yet. Add one first."
      source={api.hotlist.list}
      filters={{ status: 'active' }}
      nameOf={(hotlist) => hotlist.name}
      hintOf={({ description, totalSeats }) => dotted(description, t('{count} candidates', { count: totalSeats }))}
      submit={async ([hotlist]) => {
        if (!hotlist) return
        const { ids: candidateIds, done } = candidates
        const { addedCount } = await client.hotlist.addCandidates({ hotListId: hotlist._id, candidateIds })
        if (addedCount > 0)
          toast.success(t('{count} candidates added to "{name}"', { count: addedCount, name: hotlist.name }))
        else toast.info(t('Already on "{name}"', { name: hotlist.name }))
        done?.()
        await refresh(api.candidate, api.hotlist, api.bench)
        if (isSent) await navigate({ to: paths.company.addCampaign, search: toSearch({ hotlist: hotlist._id }) })
      }}
      close={close}
    />
  )
}
