import type { MemberSight } from '@corridor/contract/people/unit/limits'
import { text } from '../../../lib/language/text'

export const sightNames: Record<MemberSight, string> = {
  own: text('Their own records'),
  team: text('Records of their units and the units below'),
  company: text('All records of the company'),
}
