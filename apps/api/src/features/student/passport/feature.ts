import type { Feature } from '../../../feature.ts'
import { personKey } from './person-key.ts'
import { forgetIdentity } from './retention/forget-identity.ts'
import { passportRoutes } from './routes.ts'
import { runPassportReading } from './run-reading.ts'
import { personMark } from './sealing.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'read-passport': { parseId: string; studentId: string }
    'forget-identity': Record<string, never>
  }
}

const markedName = {
  columns: ['first_name', 'middle_name', 'last_name'],
  toText: (birthDate: string, [first_name = '', middle_name = '', last_name = '']: readonly string[]) =>
    personKey({ first_name, middle_name, last_name }, birthDate),
}

export const passport = {
  routes: passportRoutes,
  jobs: {
    // One at a time: a picture takes half a gigabyte while it is read.
    'read-passport': {
      retryLimit: 2,
      expireInSeconds: 120,
      concurrency: 1,
      work: ({ db, platform }, data) => runPassportReading({ db, platform }, data),
    },
    'forget-identity': {
      retryLimit: 0,
      expireInSeconds: 1_800,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db, platform }) => forgetIdentity(db, platform),
    },
  },
  sealed: [
    { table: 'student', column: 'sealed_passport', mark: { column: 'passport_mark', by: 'company_id' } },
    {
      table: 'student',
      column: 'sealed_birth_date',
      mark: { column: personMark, by: 'company_id', of: markedName },
    },
  ],
} satisfies Feature
