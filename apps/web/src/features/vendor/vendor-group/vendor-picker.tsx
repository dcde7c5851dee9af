import type { VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordPicker } from '../../../lib/pick/record-picker'

interface VendorPickerProps {
  group: VendorGroup
  close: () => void
}

/** Chooses vendors for a group by hand. Mount it to open it. */
export default function VendorPicker({ group, close }: VendorPickerProps) {
  const { t } = useTranslation()
  return (
    <RecordPicker
      title="Choose Vendors"
      searchPlaceholder="Search by name, contact, e-mail or phone"
      submitLabel="Add to group"
      emptyDescription="There is no vendor yet. Add one first."
      source={api.vendor.list}
      filters={{ status: 'active' }}
      isMultiple
      nameOf={(row) => row.vendorName}
      hintOf={({ technologies, email }) => dotted(technologies.slice(0, 3).join(', '), email)}
      submit={async (rows) => {
        const vendorIds = rows.map((row) => row._id)
        const { addedCount } = await client.vendorGroup.addVendors({ groupId: group._id, vendorIds })
        toast.success(t('{count} vendors added to the group', { count: addedCount }))
        await refresh(api.vendorGroup)
      }}
      close={close}
    />
  )
}
