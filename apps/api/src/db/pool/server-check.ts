import { describePostgresUrl } from '../../platform/postgres-url.ts'
import type { Sql } from './connect.ts'
import { StartRefused } from './start-refused.ts'

const OLDEST_VERSION = 160_000

/** Connects once and checks version and encoding. Throws `StartRefused` that names the setting and the cure. */
export async function assertServer(owner: Sql, setting: string, url: string): Promise<void> {
  const [server] = await owner<{ version: number; encoding: string }[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding
  `.catch((error: unknown) => refuse(setting, url, error))
  if (!server || server.version < OLDEST_VERSION)
    throw new StartRefused(`${setting}: Corridor needs PostgreSQL 16 or newer.`)
  if (server.encoding !== 'UTF8')
    throw new StartRefused(`${setting}: the database is encoded in ${server.encoding}. Make it with ENCODING 'UTF8'.`)
}

/** Checks that the application's connection works and that its role stands apart from the owner. */
export async function assertAppRole(app: Sql, setting: string, url: string): Promise<void> {
  const [role] = await app<{ superuser: boolean; mayCreate: boolean }[]>`
    select rolsuper as superuser, has_schema_privilege('public', 'create') as "mayCreate"
    from pg_roles where rolname = current_user
  `.catch((error: unknown) => refuse(setting, url, error))
  if (!role || role.superuser || role.mayCreate)
    throw new StartRefused(`${setting}: the application's role may change tables. Connect it as corridor_app.`)
}

function refuse(setting: string, url: string, error: unknown): never {
  const { code = '', message } = error as { code?: string; message: string }
  const { server, user, database } = describePostgresUrl(url)
  const known: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${server}. Start PostgreSQL there, or correct the address.`,
    ENOTFOUND: `the host of ${server} is not known. Correct the address.`,
    EAI_AGAIN: `the host of ${server} could not be looked up. Correct the address, or check the name server.`,
    ETIMEDOUT: `no answer from ${server}. Check the address and the firewall.`,
    CONNECT_TIMEOUT: `no answer from ${server} within 5 seconds. Check the address and the firewall.`,
    '28P01': `${server} refuses the password of user ${user}. Correct user or password.`,
    '28000': `${server} does not let user ${user} in. Correct the user, or the server's pg_hba.conf.`,
    '3D000': `there is no database ${database} at ${server}. Create it, or correct the name.`,
    '53300': `${server} has no connection left. Raise its max_connections.`,
    '57P03': `${server} is starting or stopping. Try again.`,
    '42501': `user ${user} may not act as corridor_app. Run GRANT corridor_app TO "${user}" as an administrator.`,
  }
  throw new StartRefused(`${setting}: ${known[code] ?? `${server} answers: ${message.split('\n')[0]}`}`)
}
