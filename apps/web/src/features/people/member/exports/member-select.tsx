import { type Person, peopleSource } from '../../../../lib/form/choice/people-source'
import { RecordSelect } from '../../../../lib/form/choice/record-select'
import { formatName } from '../../../../lib/format/format'

interface MemberSelectProps {
  /** A key. */
  label: string
  /** The person who stands there, so that the name shows at once. */
  chosen: Person | undefined
  field: Parameters<typeof RecordSelect<Person>>[0]['field']
}

/** One member of the company. */
export const MemberSelect = ({ label, chosen, field }: MemberSelectProps) => (
  <RecordSelect
    source={peopleSource}
    label={label}
    nameOf={(person) => formatName(person)}
    chosen={chosen && { _id: chosen._id, name: formatName(chosen) }}
    field={{ ...field, clearable: true }}
  />
)
