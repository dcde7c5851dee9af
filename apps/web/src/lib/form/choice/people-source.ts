import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { api } from '../../call/client'
import type { ListSource } from '../../list/types'

export interface Person {
  _id: string
  firstName: string
  lastName: string
  /** Those of a member; a person who is named by a record comes without. */
  roles?: CompanyMember['roles']
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
