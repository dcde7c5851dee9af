import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordPicker } from '../../../lib/pick/record-picker'
import type { Given } from '../../../lib/places'

/** The dialog of `HotlistPicker`, loaded once it is asked for. */
export default function HotlistPickerDialog({ candidates, close }: Given<'candidate.hotlist'>) {
  const { t } = useTranslation()
  return (
    <RecordPicker
      title="Add to hotlist"
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
      }}
      close={close}
    />
  )
}
