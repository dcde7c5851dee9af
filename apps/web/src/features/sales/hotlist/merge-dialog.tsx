import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { RecordPicker } from '../../../lib/pick/record-picker'

/** So many are taken off by one call. */
const atOnce = 100

/** Takes the candidates of another hotlist into this one, and the way back for as long as its toast stands. */
export default function MergeDialog({ hotlist, close }: { hotlist: Hotlist; close: () => void }) {
  const { t } = useTranslation()
  const [deletesOther, setDeletesOther] = useState(false)

  async function undo(otherId: string, addedIds: string[]) {
    try {
      for (let at = 0; at < addedIds.length; at += atOnce)
        await client.hotlist.removeCandidates({ hotListId: hotlist._id, candidateIds: addedIds.slice(at, at + atOnce) })
      if (deletesOther) await client.bin.restore({ id: otherId })
      toast.success(t('The merge was undone'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.hotlist, api.candidate, api.bin)
  }

  return (
    <RecordPicker
      title="Merge another hotlist into this one"
      searchPlaceholder="Search by name or description"
      emptyDescription="There is no other hotlist."
      source={api.hotlist.list}
      nameOf={(other) => other.name}
      hintOf={({ description, totalSeats }) => dotted(description, t('{count} candidates', { count: totalSeats }))}
      submit={async ([other]) => {
        if (!other) return
        const { addedIds } = await client.hotlist.merge({ hotListId: hotlist._id, otherId: other._id, deletesOther })
        toast.undo(t('Hotlists merged'), other.name, () => void undo(other._id, addedIds))
        await refresh(api.hotlist, api.candidate, api.bin)
      }}
      otherwise={
        <Checkbox
          label={t('Move the other hotlist to the bin afterwards')}
          checked={deletesOther}
          onChange={(event) => setDeletesOther(event.currentTarget.checked)}
        />
      }
      close={close}
    />
  )
}
