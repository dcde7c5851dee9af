import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { api } from '../../../lib/call/client'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { formatName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'

interface ColleagueSelectProps {
  field: Parameters<typeof RecordSelect<CompanyMember>>[0]['field']
  /** A key, if it does not say enough that it is a colleague. */
  label?: string
  required?: boolean
  /** Gets the focus as its dialog opens. */
  isFirst?: boolean
}

/** Another active member of the company. */
export const ColleagueSelect = ({ field, label = text('Colleague'), required, isFirst }: ColleagueSelectProps) => (
  <RecordSelect
    source={api.member.list}
    label={label}
    nameOf={(member: CompanyMember) => formatName(member)}
    field={{ ...field, 'data-autofocus': isFirst || undefined }}
    required={required ?? false}
  />
)
