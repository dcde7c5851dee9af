import type { Sql } from '../../src/db/pool/connect.ts'
import { hashToken } from '../../src/platform/crypto.ts'

const tokenChars = 43

/** Every table's rows as text, the queues' and the outbox among them. */
export async function tableTexts(owner: Sql): Promise<Map<string, string>> {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await owner.unsafe(`select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as all from ${name} t`)
    texts.set(name, row?.all)
  }
  return texts
}

// Six digits may be a part of some number or moment.
const isIn = (text: string, mark: string) =>
  /^\d{6}$/.test(mark) ? new RegExp(`(?<![\\w.-])${mark}(?!\\w)`).test(text) : text.includes(mark)

/** The names of the marks that a text holds. */
export const found = (text: string, marks: ReadonlyMap<string, string>): string[] =>
  [...marks].filter(([, mark]) => isIn(text, mark)).map(([name]) => name)

/** Hashes of every token that opens something now, in hex as a table's text shows it. */
const hashesIn = (texts: ReadonlyMap<string, string>): Set<string> =>
  new Set([...texts.values()].flatMap((text) => text.match(/(?<=\\\\x)[\da-f]{64}(?![\da-f])/g) ?? []))

/** Finds the tokens in a text that open something: nobody needs to have kept them, as their hashes tell. */
function tokensIn(text: string, hashes: ReadonlySet<string>): string[] {
  const runs = text.match(new RegExp(`(?<![\\w-])[\\w-]{${tokenChars},}`, 'g')) ?? []
  return runs
    .filter((run) => !/^x?[\da-f]+$/.test(run))
    .flatMap((run) => Array.from({ length: run.length - tokenChars + 1 }, (_, at) => run.slice(at, at + tokenChars)))
    .filter((token) => hashes.has(hashToken(token).toString('hex')))
}

const addressesIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []

// Tables that may hold the addresses of people; the last two name who speaks for a company, and its owner may be one of them.
const tablesOfAddresses = [
  ...[
    'public.invitation',
    'public.inbox_mail',
    'public.inbox_thread',
    'public.mail',
    'public.mailbox',
    'public.test_mail',
    'public.user_account',
  ],
  ...['public.company_employee', 'public.section_decision'],
]

// Rows that may hold them, with the others searched: who speaks for a company may be its owner, and a change of a contact says what it
// was; a table of people to invite is kept for who brought it in, and forgotten after thirty days.
const searchedRows = (place: string) => {
  if (place.startsWith('public.audit')) return "action not like 'company-employee.%'"
  if (place === 'public.import') return "kind <> 'member'"
  if (place === 'public.import_row') return "import_id not in (select id from import where kind = 'member')"
  return undefined
}

async function textOf(owner: Sql, place: string, rows: string): Promise<string> {
  const [row] = await owner.unsafe(
    `select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as all from ${place} t where ${rows}`,
  )
  return row?.all
}

/** Names the actions that wrote them, if the audit holds some. */
async function actionsWith(owner: Sql, place: string, addresses: ReadonlySet<string>): Promise<string> {
  if (place !== 'public.audit') return ''
  const rows = await owner<{ action: string }[]>`
    select distinct action from audit t where to_jsonb(t)::text ilike any(${[...addresses].map((one) => `%${one}%`)})`
  return `, by ${rows.map(({ action }) => action).join(', ')}`
}

/**
 * Finds the texts that the tables and the logs must not hold, a line each: a token that opens something now, one of the given secrets, the
 * address of a person outside its tables. A line names the place, and never the secret.
 */
export async function searchSideStores(
  owner: Sql,
  logs: ReadonlyMap<string, string>,
  secrets: ReadonlyMap<string, string>,
): Promise<string[]> {
  const tables = await tableTexts(owner)
  const hashes = hashesIn(tables)
  const people = await owner<{ email: string }[]>`select email from user_account union select email from invitation`
  const addresses = new Set(people.map(({ email }) => email.toLowerCase()))
  const lines: string[] = []
  for (const [place, text] of [...tables, ...logs]) {
    const tokens = new Set(tokensIn(text, hashes))
    if (tokens.size > 0) lines.push(`${place} holds live tokens: ${tokens.size}`)
    lines.push(...found(text, secrets).map((name) => `${place} holds ${name}`))
    if (tablesOfAddresses.includes(place)) continue
    const rows = searchedRows(place)
    const told = rows ? await textOf(owner, place, rows) : text
    const known = new Set(addressesIn(told).filter((address) => addresses.has(address)))
    if (known.size > 0)
      lines.push(`${place} holds addresses of persons: ${known.size}${await actionsWith(owner, place, known)}`)
  }
  return lines
}
