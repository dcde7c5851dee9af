import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { RecordPicker } from '../../../lib/pick/record-picker'
import type { Shown } from './preview-records'

interface PreviewPickerProps {
  kind: keyof Shown
  choose: (chosen: Shown) => void
  close: () => void
}

/** Chooses the records that a preview is filled with. */
export default function PreviewPicker({ kind, choose, close }: PreviewPickerProps) {
  if (kind === 'contact')
    return (
      <RecordPicker
        title="Choose Contact"
        searchPlaceholder="Search by name or email"
        emptyDescription="Your vendors have no contacts yet."
        source={api.vendorContact.list}
        nameOf={formatName}
        hintOf={({ vendorInfo, emailId }) => dotted(vendorInfo[0]?.name, emailId)}
        submit={async ([row]) => row && choose({ contact: { id: row._id, name: formatName(row) } })}
        close={close}
      />
    )
  if (kind === 'job')
    return (
      <RecordPicker
        title="Choose Job"
        searchPlaceholder="Search by title, reference or client"
        emptyDescription="There is no job yet."
        source={api.job.list}
        nameOf={({ jobTitle }) => jobTitle}
        hintOf={({ clientInfo, vendorInfo }) => dotted(clientInfo[0]?.name, vendorInfo[0]?.name)}
        submit={async ([row]) => row && choose({ job: { id: row._id, name: row.jobTitle } })}
        close={close}
      />
    )
  return (
    <RecordPicker
      title="Choose Candidates"
      searchPlaceholder="Search by name, email or job title"
      submitLabel="Choose"
      emptyDescription="Your company has no candidates yet."
      source={api.candidate.list}
      isMultiple
      nameOf={formatName}
      hintOf={({ jobTitle, email }) => dotted(jobTitle, email)}
      submit={async (rows) => choose({ candidates: rows.map((row) => ({ id: row._id, name: formatName(row) })) })}
      close={close}
    />
  )
}
