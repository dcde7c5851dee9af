import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)

const hotlists = [
  {
    email: 'bench@harbor.example',
    name: 'Java bench',
    description: 'Java developers who can start within two weeks',
    title: '%Java%',
    isPublic: true,
    days: 320,
  },
  {
    email: 'bench@harbor.example',
    name: 'Cloud and DevOps',
    description: 'Cloud, DevOps and reliability engineers',
    title: '%Engineer%',
    isPublic: true,
    days: 240,
  },
  {
    email: 'bench@harbor.example',
    name: 'Quiet searches',
    description: 'Candidates whose employer must not know yet',
    title: '%Analyst%',
    isPublic: false,
    days: 150,
  },
  {
    email: 'bench@summit.example',
    name: 'Summit data team',
    description: 'Data engineers and analysts of Summit Talent',
    title: '%Data%',
    isPublic: true,
    days: 90,
  },
]

/** The demo's hotlists, filled with candidates of the fitting title. */
export async function demoHotlists(tx: postgres.TransactionSql): Promise<void> {
  for (const { email, name, description, title, isPublic, days } of hotlists) {
    const { company_id, user_id } = await benchOf(tx, email)
    const id = newId()
    await tx`insert into hotlist ${tx({
      ...{ id, company_id, created_by: user_id, name, description, is_public: isPublic },
      ...{ created_at: daysAgo(days), updated_at: daysAgo(days) },
    })}`
    await tx`
      insert into hotlist_candidate (hotlist_id, candidate_id, company_id, added_by, added_at)
      select ${id}, c.id, ${company_id}, ${user_id}, greatest(c.created_at, ${daysAgo(days)}) + interval '1 hour' from candidate c
      where c.company_id = ${company_id} and c.job_title like ${title} order by c.created_at desc limit 8`
  }
}
