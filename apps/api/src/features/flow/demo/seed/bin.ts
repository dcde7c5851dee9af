import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const deleted = [
  { kind: 'candidate', name: 'Priya Nair', daysAgo: 2 },
  { kind: 'candidate', name: 'Tom Becker', daysAgo: 12 },
  { kind: 'hotlist', name: 'Oracle upgrade 2025', daysAgo: 5 },
]
const retiredSkills = [
  { name: 'Adobe Flash', daysAgo: 4 },
  { name: 'Visual Basic 6', daysAgo: 21 },
]

/** A few deleted records, so that the bin shows what it is for. */
export async function demoBin(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const owned = { company_id, created_by: user_id }
  for (const { kind, name, daysAgo } of deleted) {
    const id = newId()
    const [first_name = '', last_name = ''] = name.split(' ')
    const email = `${first_name}.${last_name}@mail.example`.toLowerCase()
    await tx`insert into ${tx(kind)} ${
      kind === 'hotlist'
        ? tx({ id, ...owned, name, description: 'For one project that is over' })
        : tx({ id, ...owned, first_name, last_name, email, phone: '+12145550199' })
    }`
    await moveToBin(tx, { table: kind, kind, id, name, daysAgo, company_id, deleted_by: user_id })
  }
  const [admin] = await tx<{ id: string }[]>`select id from user_account where is_administrator limit 1`
  for (const { name, daysAgo } of retiredSkills) {
    const id = newId()
    const by = admin?.id ?? null
    await tx`insert into lookup ${tx({ id, kind: 'skill', name, created_by: by })}`
    await moveToBin(tx, { table: 'lookup', kind: 'skill', id, name, daysAgo, company_id: null, deleted_by: by })
  }
}

interface Deleted {
  table: string
  kind: string
  id: string
  name: string
  daysAgo: number
  company_id: string | null
  deleted_by: string | null
}

async function moveToBin(tx: postgres.TransactionSql, { table, daysAgo, ...entry }: Deleted): Promise<void> {
  await tx`
    with gone as (
      update ${tx(table)} set deleted_at = now() - make_interval(days => ${daysAgo}), version = 2 where id = ${entry.id}
      returning deleted_at, version
    )
    insert into bin (id, kind, name, company_id, deleted_by, deleted_at, version)
    select ${entry.id}, ${entry.kind}, ${entry.name}, ${entry.company_id}, ${entry.deleted_by}, deleted_at, version from gone`
}
