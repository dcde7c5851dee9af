import { toVector } from '../apps/api/src/db/list/text-search.ts'
import type { Sql } from '../apps/api/src/db/pool/connect.ts'
import { makeRandom } from '../apps/api/src/features/flow/demo/seed/people-maker.ts'

const batchRows = 2_000
const wordsEach = 280
const vocabulary = 6_000

const skills =
  `java python sql aws react javascript docker kubernetes typescript spring kafka azure jenkins node.js angular terraform
  postgresql c# .net linux spark airflow snowflake mongodb c++ redis graphql ansible hadoop selenium tableau scala golang kinesis
  ruby elasticsearch rust flink cobol perl mainframe haskell fortran erlang`.split(/\s+/)
const phrases: [string, number][] = [
  ['project manager', 0.06],
  ['senior java developer', 0.03],
  ['project', 0.5],
  ['manager', 0.15],
  ['trainer', 0.02],
  ['team lead', 0.2],
  ['quantum annealing', 0.0002],
]
const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu'.split(' ')
// The most frequent words are those of every resume.
const usual = 'and the of in with to for experience team using developed work data design support with system'.split(
  ' ',
)

const nameOf = (rank: number) =>
  usual[rank] ??
  `${syllables[rank % 20]}${syllables[Math.floor(rank / 20) % 20]}${syllables[Math.floor(rank / 400) % 20]}`

/** Resume texts for all candidates without one: words as frequent as words are (Zipf), skills and phrases among them. */
export async function fillTexts(owner: Sql, say: (line: string) => void): Promise<void> {
  const began = performance.now()
  const random = makeRandom(7)
  const bounds = zipfBounds(vocabulary)
  const [index] = await owner<{ definition: string }[]>`
    select indexdef as definition from pg_indexes where indexname = 'candidate_text_words'`
  await owner`drop index candidate_text_words`
  for (;;) {
    const people = await owner`
      select id, company_id, created_at, first_name || ' ' || last_name as name, email, job_title, skills, location
      from candidate c where not exists (select 1 from candidate_text where candidate_id = c.id) limit ${batchRows}`
    if (people.length === 0) break
    const rows = people.map((person) => {
      const profile = [person.name, person.job_title ?? '', ...person.skills, person.location ?? '', person.email]
      const page = writePage(random, bounds)
      return { id: person.id, page, heading: toVector(profile), document: toVector([...profile, page]) }
    })
    await owner`
      insert into candidate_text (candidate_id, company_id, created_at, pages, heading, document)
      select c.id, c.company_id, c.created_at, array[r.page], r.heading::tsvector, r.document::tsvector
      from jsonb_to_recordset(${owner.json(rows)}) as r(id uuid, page text, heading text, document text) join candidate c on c.id = r.id`
  }
  say(`Texts written after ${seconds(began)} s.`)
  await owner`set maintenance_work_mem = '512MB'`
  await owner.unsafe(index?.definition ?? '')
  // Empties the queues: a job would work on them while searches are timed.
  await owner`delete from candidate_to_index`
  await owner`delete from candidate_to_match`
  await owner`vacuum (analyze) candidate_text`
  const [size] = await owner<{ rows: number; index: string; whole: string }[]>`
    select (select count(*)::int from candidate_text) as rows, pg_size_pretty(pg_relation_size('candidate_text_words')) as index,
      pg_size_pretty(pg_total_relation_size('candidate_text')) as whole`
  say(`${size?.rows} texts indexed after ${seconds(began)} s: index ${size?.index}, all ${size?.whole}.`)
}

const seconds = (began: number) => Math.round((performance.now() - began) / 1000)

function zipfBounds(words: number): Float64Array {
  const bounds = new Float64Array(words)
  let sum = 0
  for (let rank = 0; rank < words; rank += 1) bounds[rank] = sum += 1 / (rank + 2.7)
  return bounds.map((bound) => bound / sum)
}

function writePage(random: () => number, bounds: Float64Array): string {
  const words = Array.from({ length: wordsEach }, () => nameOf(rankOf(bounds, random())))
  for (let at = 0; at < 14; at += 1) {
    // Squared, so that the first skills are in many resumes and the last in few.
    const skill = skills[Math.floor(random() ** 2.5 * skills.length)] ?? ''
    words.splice(Math.floor(random() * words.length), 0, skill)
  }
  for (const [phrase, share] of phrases) {
    if (random() < share) words.splice(Math.floor(random() * words.length), 0, phrase)
  }
  return words.join(' ')
}

function rankOf(bounds: Float64Array, at: number): number {
  let [low, high] = [0, bounds.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 1) < at) low = middle + 1
    else high = middle
  }
  return low
}
