import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { api } from '../../../../lib/call/client'
import { RecordSelect } from '../../../../lib/form/choice/record-select'
import { formatName } from '../../../../lib/format/format'
import type { ListSource } from '../../../../lib/list/types'

export interface Person {
  _id: string
  firstName: string
  lastName: string
}

interface Asked {
  filters?: { _id?: string }
}

/** The members of the own company by the ids of their accounts, which records name. */
export const peopleSource: ListSource<never, Person> = {
  key: () => [...api.member.list.key(), 'people'],
  async call(body: Asked, options) {
    const { _id: user, ...filters } = body.filters ?? {}
    const asked = { ...body, filters: user ? { user } : filters }
    const { data, totalDocs } = await api.member.list.call(asked, options)
    return { data: data.map((member: CompanyMember) => ({ ...member, _id: member.user })), totalDocs }
  },
}

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
