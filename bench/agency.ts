import type { Sql } from '../apps/api/src/platform/sql.ts'
import { always, type Call, list, type Pair } from './pair.ts'

const each = { applications: 3, papers: 15 }
const counts = { institutions: 300, programmes: 3, intakes: 4 }
const papersAtOnce = 100_000

/**
 * Adds applications and asked papers to the students of a company: of each three applications to other places, at every stage, and fifteen
 * papers. Two years of moves are not made: lists do not read them. Answers how many there are of both.
 */
export async function addPipeline(sql: Sql, company: string): Promise<{ applications: number; papers: number }> {
  const [person] = await sql<
    { id: string }[]
  >`select user_id as id from membership where company_id = ${company} limit 1`
  await addPlaces(sql, company, person?.id ?? '')
  const { count: applications } = await sql`
    insert into student_application (id, company_id, student_id, institution_id, programme_id, intake_id, stage, stage_on, rested_from, authority,
      authority_on, deposit_amount, deposit_currency, deposit_due_on, audience, created_by, created_at, updated_at)
    select gen_random_uuid(), ${company}, s.id, p.institution, p.programme, p.intake, t.stage, current_date - (s.n % 200)::int,
      case when t.stage in ('rejected', 'withdrawn') then 'submitted' end, case when t.stage = 'visa-filed' then 'filed' else 'none' end,
      case when t.stage = 'visa-filed' then current_date - 9 end, 250000, 'CAD', current_date + ((s.n * 7 + a) % 120 - 20)::int,
      s.audience, s.created_by, s.created_at + a * interval '1 hour', s.created_at + (a + s.n % 40) * interval '1 hour'
    from (select *, row_number() over (order by id) as n from student where company_id = ${company} and deleted_at is null) s
      cross join generate_series(0, ${each.applications - 1}) as a
      join bench_place p on p.n = (s.n * 17 + a * 1201) % (select count(*) from bench_place)
      join bench_stage t on t.n = (s.n * 5 + a * 3) % (select count(*) from bench_stage)`
  let papers = 0
  for (let from = 0; ; from += papersAtOnce / each.papers) {
    const { count } = await sql`
      insert into student_paper (id, company_id, student_id, title, state, due_on, created_by, created_at, moved_at, updated_at)
      select gen_random_uuid(), ${company}, s.id, 'Paper ' || k, (array['asked', 'received', 'accepted', 'accepted'])[1 + (s.n + k) % 4],
        current_date + ((s.n * 3 + k) % 90 - 15)::int, s.created_by, s.created_at, s.created_at, s.created_at
      from (select *, row_number() over (order by id) as n from student where company_id = ${company} and deleted_at is null) s
        cross join generate_series(1, ${each.papers}) as k
      where s.n > ${Math.floor(from)} and s.n <= ${Math.floor(from + papersAtOnce / each.papers)}`
    if (count === 0) break
    papers += count
  }
  return { applications, papers }
}

async function addPlaces(sql: Sql, company: string, by: string): Promise<void> {
  await sql`create temporary table bench_stage as select stage, n - 1 as n from unnest(array['draft', 'in-review', 'submitted', 'offer', 'offer',
    'deposit-paid', 'confirmed', 'visa-filed', 'enrolled', 'enrolled', 'rejected', 'withdrawn']) with ordinality as t (stage, n)`
  await sql`create temporary table bench_institution as
    select gen_random_uuid() as id, n, (select id from country where code = (array['CA', 'GB', 'US', 'AU', 'NZ'])[1 + n % 5] and deleted_at is null) as country
    from generate_series(1, ${counts.institutions}) as n`
  await sql`
    insert into institution (id, company_id, name, country_id, zone, created_by)
    select id, ${company}, 'University of Place ' || n, country, 'America/Toronto', ${by} from bench_institution`
  await sql`create temporary table bench_programme as
    select gen_random_uuid() as id, i.id as institution, k from bench_institution i cross join generate_series(1, ${counts.programmes}) as k`
  await sql`
    insert into programme (id, company_id, institution_id, name, level, first_year_fee, fee_currency, created_by)
    select id, ${company}, institution, 'Master of Subject ' || k, 'master', 2000000, 'CAD', ${by} from bench_programme`
  await sql`create temporary table bench_place as
    select gen_random_uuid() as intake, p.id as programme, p.institution, g.k, row_number() over () - 1 as n
    from bench_programme p cross join generate_series(1, ${counts.intakes}) as g (k)`
  await sql`
    insert into intake (id, company_id, programme_id, starts_on, deadline_on, deadline_at, created_by)
    select intake, ${company}, programme, current_date + k * 120 + (n % 40)::int, current_date + k * 120 - 60 + (n % 40)::int,
      current_date + k * 120 - 60 + (n % 40)::int, ${by} from bench_place`
}

/** Lists of applications and papers beside the same list of candidates, and what a page of one file asks beside a record. */
export async function pipelinePairs(
  view: Call,
  read: (call: Call) => Promise<{ _id: string }[] & { _id: string }>,
): Promise<Pair[]> {
  const applications = (body: object) => always('/student-application/list', body)
  const [one] = (await read(applications({}))) as unknown as {
    _id: string
    student: string
    institution: string
    intake: string
    countryInfo: { _id: string }[]
  }[]
  const beside = (body: object) => list('candidate', body)
  const filtered = { filters: { status: 'active' } }
  const narrowings = [
    ...[
      { country: one?.countryInfo[0]?._id },
      { institution: one?.institution },
      { intake: one?.intake },
      { student: one?.student },
    ],
    ...[{ stage: 'offer' }, { authority: 'filed' }, { live: true }, { deadline: 'missed' }, { deadline: 'fortnight' }],
    ...[{ waiting: 'deadlines' }, { waiting: 'deposits' }, { waiting: 'visas' }],
  ]
  return [
    { name: 'applications, first page', of: applications({}), beside: beside({}) },
    { name: 'applications, page 5,000', of: applications({ page: 5_000 }), beside: beside({ page: 5_000 }) },
    ...['deadline', 'updateDate', 'student'].map((sortBy) => ({
      name: `applications by ${sortBy}`,
      of: applications({ sortBy, sortDirection: 'asc' }),
      beside: beside({ sortBy: 'updateDate', sortDirection: 'asc' }),
    })),
    {
      name: 'applications searched, a name',
      of: applications({ searchTerm: 'mar' }),
      beside: beside({ searchTerm: 'mar' }),
    },
    {
      name: 'applications searched, a place',
      of: applications({ searchTerm: 'place 77' }),
      beside: beside({ searchTerm: 'mar' }),
    },
    ...narrowings.map((filters) => ({
      name: `applications, ${Object.entries(filters).map(([key, value]) => (String(value).length > 12 ? key : `${key} ${value}`))}`,
      of: applications({ filters }),
      beside: beside(filtered),
    })),
    {
      name: 'papers of a state',
      of: always('/student-paper/list', { filters: { state: 'asked' } }),
      beside: beside(filtered),
    },
    {
      name: 'papers of a student',
      of: always('/student-paper/list', { filters: { student: one?.student } }),
      beside: beside(filtered),
    },
    {
      name: 'checklist over a file',
      of: always('/student-paper/checklist', { studentId: one?.student }),
      beside: view,
      max: 3,
    },
    {
      name: 'application, beside a record view',
      of: always('/student-application/view', { applicationId: one?._id }),
      beside: view,
      max: 3,
    },
    { name: 'Today, beside a list', of: always('/today/view', {}), beside: beside({}) },
  ]
}
