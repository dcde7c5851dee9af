import type { Membership } from '@corridor/contract/vendor/vendor-group/kinds'
import type { GroupMember, VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { IconEye, IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListGrid } from '../../../lib/list/page/list-grid'
import type { Column, ListSource, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { placeOf } from '../vendor/exports/place-of'
import { useGroupActions } from './use-group-actions'

const why: Record<Membership, string> = {
  chosen: text('Chosen by hand'),
  rule: text('Found by the rule'),
  both: text('Chosen by hand, and found by the rule'),
}

function Why({ membership }: { membership: Membership }) {
  const { t } = useTranslation()
  return t(why[membership])
}

const columns: readonly Column<GroupMember>[] = [
  {
    header: text('Vendor Name'),
    card: 'title',
    isLocked: true,
    cell: (row) => (
      <TextLink to={paths.company.viewVendor(row._id)}>
        <bdi>{row.vendorName}</bdi>
      </TextLink>
    ),
  },
  { header: text('Why'), card: 'fact', cell: (row) => <Why membership={row.membership} /> },
  { header: text('Technologies'), card: 'fact', cell: (row) => <bdi>{row.technologies.join(', ')}</bdi> },
  { header: text('Place'), cell: (row) => placeOf(row) },
]

interface Body {
  page?: number
  limit?: number
  searchTerm?: string
}

/** The vendors of a group as they are at this moment, each with why; those chosen by hand can be taken out. */
export function GroupMembers({ group, choose }: { group: VendorGroup; choose: ReactNode }) {
  const { t } = useTranslation()
  const groupId = group._id
  const { mayManage } = useGroupActions()
  const source = useMemo(
    (): ListSource<Body, GroupMember> => ({
      key: () => [...api.vendorGroup.key(), 'members', groupId],
      call: ({ page, limit, searchTerm }, options) =>
        api.vendorGroup.listMember.call({ groupId, page, limit, searchTerm }, options),
    }),
    [groupId],
  )
  const list = useList(source, { columns })

  async function takeOut(row: GroupMember) {
    try {
      await client.vendorGroup.removeVendors({ groupId, vendorIds: [row._id] })
      toast.undo(t('Vendor taken out of the group'), row.vendorName, () => void putBack(row))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.vendorGroup)
  }

  async function putBack(row: GroupMember) {
    try {
      await client.vendorGroup.addVendors({ groupId, vendorIds: [row._id] })
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.vendorGroup)
  }

  const rowActions = (row: GroupMember): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewVendor(row._id) },
    ...(mayManage && row.membership !== 'rule'
      ? [{ label: text('Take out of the group'), icon: IconX, run: () => takeOut(row) }]
      : []),
  ]
  return (
    <ListGrid
      list={list}
      rowName={(row) => row.vendorName}
      rowTo={(row) => paths.company.viewVendor(row._id)}
      rowActions={rowActions}
      searchPlaceholder="Search by name, contact, e-mail or phone"
      emptyDescription="No vendor is in this group now. Choose some, or give it a rule."
      primaryAction={choose}
    />
  )
}
