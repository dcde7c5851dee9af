import type { FieldCrypto } from '../../src/platform/field-crypto.ts'
import { openMailGuard } from '../../src/platform/mail/guarded-connect.ts'
import { type HouseServer, openHouseServer } from '../../src/platform/mail/house-server.ts'
import type { SmtpLimits } from '../../src/platform/mail/smtp.ts'
import type { Sql } from '../../src/platform/sql.ts'

interface Parts {
  sql: Sql
  fields: FieldCrypto
  /** Without one it is in test mode. */
  smtpUrl: string | undefined
  limits?: SmtpLimits
}

const from = { name: 'Corridor', address: 'no-reply@corridor.example' }

/** The installation's mail server, for what a test builds without the application. */
export const openTestHouse = (parts: Parts): HouseServer =>
  openHouseServer({ ...parts, from, guard: openMailGuard({ allowedHosts: [] }) })
