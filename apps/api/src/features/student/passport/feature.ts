import type { Feature } from '../../../feature.ts'
import { personKey } from './person-key.ts'
import { passportRoutes } from './routes.ts'
import { personMark } from './sealing.ts'

const markedName = {
  columns: ['first_name', 'middle_name', 'last_name'],
  toText: (birthDate: string, [first_name = '', middle_name = '', last_name = '']: readonly string[]) =>
    personKey({ first_name, middle_name, last_name }, birthDate),
}

export const passport = {
  routes: passportRoutes,
  sealed: [
    { table: 'student', column: 'sealed_passport', mark: { column: 'passport_mark', by: 'company_id' } },
    {
      table: 'student',
      column: 'sealed_birth_date',
      mark: { column: personMark, by: 'company_id', of: markedName },
    },
  ],
} satisfies Feature
