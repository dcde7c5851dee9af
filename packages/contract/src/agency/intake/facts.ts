import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const intakeFacts = {
  records: { intake: { title: 'Intake', ...access.institutions, hasNoStatus: true } },
  errors: {
    'intake.taken': [409, 'An intake of this programme starts on this day already'],
    'intake.zoneNeeded': [409, 'A deadline needs the time zone of {name}. Please say it at the institution first'],
    'intake.applied': [409, '{count} applications name the intake of {name}. It cannot be deleted'],
  },
} as const satisfies Facts
