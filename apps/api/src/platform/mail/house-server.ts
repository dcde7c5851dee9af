import type { FieldCrypto } from '../field-crypto.ts'
import type { Sql } from '../sql.ts'
import type { MailAddress } from './address.ts'
import type { MailGuard } from './guarded-connect.ts'
import { openSmtp, type Smtp, type SmtpLimits, type SmtpServer, usualSmtpLimits } from './smtp.ts'
import { openSmtpPool } from './smtp-pool.ts'
import { keepTestMails, type MailTaker } from './test-mail.ts'

/** The installation's own mail server, by which letters leave and what companies send without one of theirs. */
export interface HouseServer {
  /** The server as it is named now: by the environment, else by an administrator. Null while there is none, in test mode. */
  now(): Promise<HouseTransport | null>
  /** Takes a company's mail in place of a server, also if one was named since. */
  keep(companyId: string): MailTaker
  /** True if the environment names the server, and nobody else may. */
  isByEnvironment: boolean
  close(): void
}

export interface HouseTransport {
  /** Sender of letters. */
  from: MailAddress
  /** For the product's own letters. */
  letters: Smtp
  /** For what companies send to many, which no letter waits behind. */
  many: Smtp
  /** Mails to many that are under way at a time. */
  connections: number
}

/** The server that an administrator named. */
export interface HouseServerRow {
  id: string
  host: string
  port: number
  security: SmtpServer['security']
  user_name: string
  sealed_password: string | null
  sender_name: string
  sender_address: string
  version: number
  created_at: Date
  updated_at: Date
}

interface HouseParts {
  sql: Sql
  fields: FieldCrypto
  smtpUrl: string | undefined
  from: MailAddress
  guard: MailGuard
  limits?: SmtpLimits
}

const connections = 10

export const sealedHouseServer = { table: 'house_server', column: 'sealed_password' }

export const findHouseServer = async (sql: Sql): Promise<HouseServerRow | undefined> => {
  const [row] = await sql<HouseServerRow[]>`
    select id, host, port, security, user_name, sealed_password, sender_name, sender_address, version, created_at,
      updated_at from house_server`
  return row
}

/** The server of a row, as it is connected to. It is judged as members' servers are: an administrator does not look around in the network. */
export function toHouseServer(
  { fields, guard }: Pick<HouseParts, 'fields' | 'guard'>,
  row: Pick<HouseServerRow, 'id' | 'host' | 'port' | 'security' | 'user_name' | 'sealed_password'>,
): SmtpServer {
  const { id, host, port, security, user_name: user, sealed_password } = row
  const pass = sealed_password === null ? null : fields.open(sealed_password, { ...sealedHouseServer, rowId: id })
  return { host, port, security, auth: pass === null ? null : { user, pass }, connect: guard.connect }
}

/** Asks at each mail which server stands: of several processes none goes on with a former one. */
export function openHouseServer({
  sql,
  fields,
  smtpUrl,
  from,
  guard,
  limits = usualSmtpLimits,
}: HouseParts): HouseServer {
  const pool = openSmtpPool()
  const transportOf = (key: string, server: () => string | SmtpServer, sender: MailAddress): HouseTransport => ({
    from: sender,
    letters: pool.take('letters', key, () => openSmtp(server(), limits)),
    many: pool.take('many', key, () => openSmtp(server(), limits, connections)),
    connections,
  })
  return {
    async now() {
      if (smtpUrl) return transportOf('environment', () => smtpUrl, from)
      const row = await findHouseServer(sql)
      if (!row) return null
      const sender = { name: row.sender_name, address: row.sender_address }
      return transportOf(`${row.id} ${row.version}`, () => toHouseServer({ fields, guard }, row), sender)
    },
    keep: (companyId) => keepTestMails({ sql, fields }, companyId),
    isByEnvironment: smtpUrl !== undefined,
    close: () => pool.close(),
  }
}
