import { filesMax } from '@corridor/contract/mail/campaign/kinds'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { RecordPicker } from '../../../lib/pick/record-picker'
import { candidatesWithStanding, useStandingText } from '../../job/submission/exports/standing'

interface ResumePickerProps {
  /** The hotlist that is sent, if one is: its people are those to choose from. */
  hotlist: string | null
  draw: (candidates: string[]) => Promise<void>
  close: () => void
}

/** Chooses whose resumes go along. Mount it to open it. */
export default function ResumePicker({ hotlist, draw, close }: ResumePickerProps) {
  const standingText = useStandingText()
  return (
    <RecordPicker
      isMultiple
      submitLabel="Attach"
      filters={hotlist ? { hotlist } : { status: 'active' }}
      close={close}
      title="Attach Resumes"
      searchPlaceholder="Search by name, email or job title"
      emptyDescription="There is no candidate yet. Add one first."
      source={candidatesWithStanding}
      nameOf={(row) => formatName(row)}
      hintOf={({ jobTitle, standings }) => dotted(jobTitle, standingText(standings))}
      submit={(rows) => draw(rows.slice(0, filesMax).map(({ _id }) => _id))}
    />
  )
}
