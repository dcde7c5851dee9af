import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const hotlists = [
  {
    email: 'bench@harbor.example',
    name: 'Java bench',
    description: 'Java developers who can start within two weeks',
    title: '%Java%',
    isPublic: true,
  },
  {
    email: 'bench@harbor.example',
    name: 'Cloud and DevOps',
    description: 'Cloud, DevOps and reliability engineers',
    title: '%Engineer%',
    isPublic: true,
  },
  {
    email: 'bench@harbor.example',
    name: 'Quiet searches',
    description: 'Candidates whose employer must not know yet',
    title: '%Analyst%',
    isPublic: false,
  },
  {
    email: 'bench@summit.example',
    name: 'Summit data team',
    description: 'Data engineers and analysts of Summit Talent',
    title: '%Data%',
    isPublic: true,
  },
]

/** The demo's hotlists, filled with candidates of the fitting title. */
export async function demoHotlists(tx: postgres.TransactionSql): Promise<void> {
  for (const { email, name, description, title, isPublic } of hotlists) {
    const { company_id, user_id } = await benchOf(tx, email)
    const id = newId()
    await tx`insert into hotlist ${tx({ id, company_id, created_by: user_id, name, description, is_public: isPublic })}`
    await tx`
      insert into hotlist_candidate (hotlist_id, candidate_id, company_id, added_by)
      select ${id}, c.id, ${company_id}, ${user_id} from candidate c
      where c.company_id = ${company_id} and c.job_title like ${title} order by c.created_at desc limit 8`
  }
}
