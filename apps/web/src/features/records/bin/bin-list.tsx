import type { Binned, bin } from '@corridor/contract/records/bin/shapes'
import { recordFacts, recordKinds } from '@corridor/contract/records/record/kinds'
import { mayCall, type Role } from '@corridor/contract/wire/access'
import { IconRestore } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { FiltersOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { useSession } from '../../../lib/session/session'
import { binColumns } from './columns'
import { useRestore } from './use-restore'

/** Deleted records that can still be brought back: the kinds of records that the person manages. */
export function BinList() {
  const roles = useSession()?.roles ?? []
  const list = useList(api.bin.list, { columns: binColumns, filters: filtersFor(roles) })
  const restore = useRestore()
  const actions = (row: Binned): RowAction[] => [{ label: text('Restore'), icon: IconRestore, run: () => restore(row) }]
  return (
    <ListPage
      title="Bin"
      description="Deleted records stay here for 30 days, then they are removed for good."
      list={list}
      rowName={(row) => row.name}
      rowActions={actions}
      searchPlaceholder="Search by name"
      emptyDescription="Nothing was deleted in the last 30 days. You can restore deleted records from here."
    />
  )
}

const filtersFor = (roles: readonly Role[]): FiltersOf<typeof bin.list> => ({
  kind: {
    label: text('Kind'),
    options: recordKinds
      .filter((kind) => mayCall(recordFacts[kind].manage, roles))
      .map((kind) => ({ value: kind, label: recordFacts[kind].title })),
  },
})
