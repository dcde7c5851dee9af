import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'

const claims = [
  { email: 'recruiter@maple.example', description: 'Maya left in June; I run the office since then.', daysAgo: 2 },
  { email: 'user@harbor.example', description: 'I am the managing director; see the register.', daysAgo: 1 },
]

/** Members of the demo who claim their company. */
export async function demoClaims(tx: postgres.TransactionSql): Promise<void> {
  for (const { email, description, daysAgo } of claims) {
    await tx`
      insert into claim_ownership (id, company_id, created_by, description, created_at)
      select ${newId()}, m.company_id, u.id, ${description}, now() - make_interval(days => ${daysAgo})
      from user_account u join membership m on m.user_id = u.id where u.email = ${email}`
  }
}
