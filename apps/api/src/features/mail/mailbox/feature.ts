import type { Feature } from '../../../feature.ts'
import { mailboxRoutes } from './routes.ts'
import { mailboxes } from './tables.ts'

export const mailbox = {
  routes: mailboxRoutes,
  tables: [mailboxes],
  sealed: [
    { table: 'mailbox', column: 'sealed_password' },
    { table: 'mailbox', column: 'sealed_refresh_token' },
    { table: 'mailbox', column: 'sealed_access_token' },
    { table: 'mail_consent', column: 'sealed_verifier' },
  ],
} satisfies Feature
