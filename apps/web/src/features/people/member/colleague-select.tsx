import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { api } from '../../../lib/client'
import { RecordSelect } from '../../../lib/form/record-select'
import { formatName } from '../../../lib/format'

interface ColleagueSelectProps {
  field: Parameters<typeof RecordSelect<CompanyMember>>[0]['field']
  required?: boolean
  /** Gets the focus as its dialog opens. */
  isFirst?: boolean
}

/** Another active member of the company. */
export const ColleagueSelect = ({ field, required, isFirst }: ColleagueSelectProps) => (
  <RecordSelect
    source={api.member.list}
    label="Colleague"
    nameOf={(member: CompanyMember) => formatName(member)}
    field={{ ...field, 'data-autofocus': isFirst || undefined }}
    required={required ?? false}
  />
)
