import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { api, client } from '../../../lib/call/client'
import { queryClient } from '../../../lib/call/query-client'
import { text } from '../../../lib/language/text'
import type { KeptColumns } from '../../../lib/list/use-list'

/** The columns that a hotlist shows to everybody who opens it. */
export function keptColumns({ _id: hotListId, columns }: Hotlist, mayManage: boolean): KeptColumns {
  const { queryKey } = api.hotlist.view.queryOptions({ input: { hotListId } })
  const says = text('Kept with the hotlist, for everybody who opens it.')
  if (!mayManage) return { columns, says }
  return {
    columns,
    says,
    change: {
      show: (headers) =>
        queryClient.setQueryData(queryKey, (known) => known && { ...known, data: { ...known.data, columns: headers } }),
      async save(headers) {
        const { data } = await client.hotlist.update({ id: hotListId, columns: headers })
        // Its new version, for whoever edits it next; the columns may have been pressed again since.
        queryClient.setQueryData(
          queryKey,
          (known) => known && { ...known, data: { ...data, columns: known.data.columns } },
        )
      },
      readAgain: () => queryClient.invalidateQueries({ queryKey }),
    },
  }
}
