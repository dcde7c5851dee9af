import type { Lead } from '@corridor/contract/site/lead/shapes'
import { IconEye, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { formatName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { useTakeOut } from '../../records/export/exports/use-transfer'
import { type LeadArea, leadColumns, leadFilters } from './columns'
import { LeadDialogs, type OpenDialog } from './lead-dialogs'
import { useLeadActions } from './use-lead-actions'

const words: Record<LeadArea, { description: string; empty: string }> = {
  admin: {
    description: text('Who wrote through a form of the public site.'),
    empty: text('Who fills in a form of the public site appears here.'),
  },
  company: {
    description: text('People who wrote through the public site and were assigned to your company.'),
    empty: text('Leads appear here when an administrator assigns them to your company.'),
  },
}

/** The leads of an area: all for administrators, a company's own for its members. */
export function LeadList({ area }: { area: LeadArea }) {
  const [open, setOpen] = useState<OpenDialog>()
  const list = useList(api.lead.list, { columns: leadColumns[area], filters: leadFilters[area], name: 'lead' })
  useLive('lead', true, list.retry)
  const { mayManage, actions } = useLeadActions({ open: (doing, rows) => setOpen({ doing, rows }) })
  const takeOut = useTakeOut('lead', list)
  const selectionActions: SelectionAction<Lead>[] = [
    {
      label: text('Assign'),
      icon: IconUsers,
      hotkey: 'a',
      run: (rows, done) => setOpen({ doing: 'assign', rows, done }),
    },
  ]
  return (
    <>
      <ListPage
        title="Leads"
        description={words[area].description}
        list={list}
        rowName={formatName}
        rowTo={(row) => paths[area].viewLead(row._id)}
        rowActions={(row) => [
          { label: text('View'), icon: IconEye, to: paths[area].viewLead(row._id) },
          ...actions(row),
        ]}
        bulk={mayManage ? 'lead' : undefined}
        {...(mayManage
          ? { actions: takeOut.actions, selectionActions: [...selectionActions, ...takeOut.selectionActions] }
          : {})}
        searchPlaceholder="Search by name, email or phone"
        emptyDescription={words[area].empty}
      />
      <LeadDialogs area={area} open={open} close={() => setOpen(undefined)} />
    </>
  )
}
