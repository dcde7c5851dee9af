import type { CompanyPerson } from '@corridor/contract/people/member/shapes'
import { formatName } from '../../../../lib/format/format'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'

/** The name of somebody of the company; who was invited by the address alone is called by it. */
export const nameOf = (person: CompanyPerson): string => formatName(person) || person.email

/** The name, which leads to the member; somebody who is invited has no page yet. */
export function PersonLink({ person }: { person: CompanyPerson }) {
  const name = <bdi>{nameOf(person)}</bdi>
  return person.user ? <TextLink to={paths.company.viewMember(person._id)}>{name}</TextLink> : name
}
