import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { RecordPicker } from '../../../lib/pick/record-picker'
import { candidatesWithStanding, useStandingText } from '../../job/submission/exports/standing'

export type PeopleKind = 'groups' | 'vendors' | 'contacts' | 'candidates'

interface PeoplePickerProps {
  kind: PeopleKind
  take: (rows: { _id: string; name: string }[]) => void
  close: () => void
}

/** Chooses whom a campaign is meant for. Mount it to open it. */
export default function PeoplePicker({ kind, take, close }: PeoplePickerProps) {
  const standingText = useStandingText()
  const same = { isMultiple: true, submitLabel: 'Choose', filters: { status: 'active' }, close }
  if (kind === 'groups')
    return (
      <RecordPicker
        {...same}
        title="Choose Groups"
        searchPlaceholder="Search by name or description"
        emptyDescription="There is no vendor group yet. Add one first."
        source={api.vendorGroup.list}
        nameOf={(row) => row.groupName}
        hintOf={(row) => row.description}
        submit={async (rows) => take(rows.map((row) => ({ _id: row._id, name: row.groupName })))}
      />
    )
  if (kind === 'vendors')
    return (
      <RecordPicker
        {...same}
        title="Choose Vendors"
        searchPlaceholder="Search by name, contact, e-mail or phone"
        emptyDescription="There is no vendor yet. Add one first."
        source={api.vendor.list}
        nameOf={(row) => row.vendorName}
        hintOf={({ technologies, email }) => dotted(technologies.slice(0, 3).join(', '), email)}
        submit={async (rows) => take(rows.map((row) => ({ _id: row._id, name: row.vendorName })))}
      />
    )
  if (kind === 'contacts')
    return (
      <RecordPicker
        {...same}
        title="Choose Contacts"
        searchPlaceholder="Search by name or e-mail"
        emptyDescription="No vendor has a contact yet. Add one there first."
        source={api.vendorContact.list}
        nameOf={(row) => formatName(row)}
        hintOf={(row) => dotted(row.vendorInfo[0]?.name, row.emailId)}
        submit={async (rows) => take(rows.map((row) => ({ _id: row._id, name: formatName(row) })))}
      />
    )
  return (
    <RecordPicker
      {...same}
      title="Choose Candidates"
      searchPlaceholder="Search by name, email or job title"
      emptyDescription="There is no candidate yet. Add one first."
      source={candidatesWithStanding}
      nameOf={(row) => formatName(row)}
      hintOf={({ jobTitle, email, standings }) => dotted(jobTitle, email, standingText(standings))}
      submit={async (rows) => take(rows.map((row) => ({ _id: row._id, name: formatName(row) })))}
    />
  )
}
