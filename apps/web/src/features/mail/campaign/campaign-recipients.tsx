import type { Recipient } from '@corridor/contract/mail/recipient/shapes'
import { useMemo } from 'react'
import { api } from '../../../lib/call/client'
import { ListGrid } from '../../../lib/list/page/list-grid'
import type { ListSource } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { recipientColumns, recipientFilters } from './recipient-columns'

/** Everybody whom a campaign was meant for, and what happened to the mail of each. */
export function CampaignRecipients({ id }: { id: string }) {
  const source = useMemo(
    (): ListSource<Parameters<typeof api.recipient.list.call>[0], Recipient> => ({
      key: () => [...api.recipient.list.key(), id],
      call: (body, options) =>
        api.recipient.list.call({ ...body, filters: { ...body?.filters, campaign: id } }, options),
    }),
    [id],
  )
  const list = useList(source, { columns: recipientColumns, filters: recipientFilters })
  return (
    <ListGrid
      list={list}
      rowName={(row) => row.emailId}
      searchPlaceholder="Search by name or e-mail"
      emptyDescription="Nobody of this campaign is among those whom you see."
    />
  )
}
