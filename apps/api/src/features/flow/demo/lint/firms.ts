import type { Sql } from '../../../../platform/sql.ts'
import type { Judged } from './rule.ts'

interface Firm {
  name: string
  aliases: string[]
  domain: string
}

// Firms that everybody in this trade has heard of, and names that a reader would take for one.
const real = new RegExp(
  `\\b(${[
    ...[
      'JPMorgan',
      'JP Morgan',
      'Chase',
      'Citi',
      'Goldman',
      'Wells Fargo',
      'Apex Systems',
      'TEKsystems',
      'Robert Half',
      'Randstad',
    ],
    ...['Adecco', 'Infosys', 'Wipro', 'Cognizant', 'Accenture', 'Deloitte', 'Capgemini', 'Insight Global', 'Lone Star'],
    ...['Google', 'Amazon', 'Microsoft', 'IBM', 'Oracle', 'Kforce', 'Collabera', 'Meridian', 'Walmart', 'Delta Air'],
  ].join('|')})\\b`,
)
const legalForm = /,? (LLC|Inc|Ltd|Corp)\.?$/

/** Judges that nobody is their own client's vendor, that a firm has one name everywhere, and that none is a real one. */
export async function oneNameAFirm({ sql }: Judged): Promise<string[]> {
  const chains = await sql<{ fault: string }[]>`
    select 'The job ' || j.job_title || ' is ' || v.name || '''s for ' || e.name as fault from job j join vendor v on v.id = j.vendor_id
      join client e on e.id = j.client_id where split_part(lower(v.name), ' ', 1) = split_part(lower(e.name), ' ', 1)
    union all
    select s.candidate_name || ' goes to ' || min(h.name) || ' through ' || min(h.name) from submission s
      join submission_hop h on h.submission_id = s.id group by s.id, lower(split_part(h.name, ' ', 1)) having count(*) > 1`
  const firms = await firmsOf(sql)
  const texts = await textsOf(sql)
  return [
    ...chains.map(({ fault }) => fault),
    ...firms.flatMap(({ name }) => (real.test(name) ? [`${name} is called like a real firm`] : [])),
    ...texts.flatMap(({ place, text }) => {
      const named = real.exec(text)?.[0]
      return named ? [`${place} names ${named}, a real firm`] : []
    }),
    ...namedTwice(firms),
    ...texts.flatMap(({ place, text }) =>
      firms.flatMap((firm) => otherNames(firm, text).map((name) => `${place} calls ${firm.name} ${name}`)),
    ),
  ]
}

/** A firm that was entered twice, which the page of duplicates is there for, differs by its legal form alone. */
function namedTwice(firms: readonly Firm[]): string[] {
  const byDomain = Map.groupBy(firms, ({ domain }) => domain)
  return [...byDomain].flatMap(([domain, of]) => {
    const names = new Set(of.map(({ name }) => name.replace(legalForm, '')))
    return names.size > 1 ? [`${[...names].join(' and ')} have one domain, ${domain}`] : []
  })
}

function otherNames({ name, aliases }: Firm, text: string): string[] {
  const [first = ''] = name.split(' ')
  if (first.length < 5) return []
  const known = [name.replace(legalForm, ''), ...aliases]
  const said = [...text.matchAll(new RegExp(`\\b${first}( [A-Z][a-z]+)+`, 'g'))].map(([words]) => words)
  return said.filter((words) => !known.some((one) => words.startsWith(one)))
}

const firmsOf = (sql: Sql) => sql<Firm[]>`
  select name, array[]::text[] as aliases, split_part(email, '@', 2) as domain from vendor where deleted_at is null
  union all select name, aliases, replace(website, 'https://', '') from client where deleted_at is null`

const textsOf = (sql: Sql) => sql<{ place: string; text: string }[]>`
  select 'The mail ' || subject as place, own_words as text from inbox_mail
  union all select 'What was asked of ' || legal_name, employer_name || ' ' || referees::text from candidate_details
  union all select 'The history of ' || c.full_name, coalesce(h.employer, '') from candidate_history h join candidate c on c.id = h.candidate_id
  union all select 'The link ' || title, title from share_link
  union all select 'The campaign ' || subject, subject from campaign`
