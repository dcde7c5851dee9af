import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const teams = [
  { name: 'Delhi', of: 'counsellor@atlas.example', sight: 'team' },
  { name: 'Accra', of: 'filing@atlas.example', sight: 'company' },
] as const

/** The teams of Atlas: the counsellor sees what Delhi made, the filing officer finishes for all. */
export async function demoTeams(tx: postgres.TransactionSql): Promise<void> {
  const owner = await benchOf(tx, 'owner@atlas.example')
  for (const { name, of, sight } of teams) {
    const { company_id, user_id } = await benchOf(tx, of)
    const id = newId()
    await tx`insert into business_unit ${tx({ id, company_id, created_by: owner.user_id, name })}`
    await tx`insert into member_unit ${tx({ company_id, user_id, unit_id: id })}`
    await tx`update membership set sight = ${sight} where company_id = ${company_id} and user_id = ${user_id}`
  }
}
