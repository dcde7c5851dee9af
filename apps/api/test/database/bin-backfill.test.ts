import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { makeOn } from '../make.ts'
import { openEmptyDatabase } from '../test-database.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const before = mkdtempSync(join(tmpdir(), 'corridor-before-bin-'))
afterAll(() => rmSync(before, { recursive: true }))

it('finds in the bin what was deleted before there was one', async () => {
  for (const name of readdirSync(migrations).filter((name) => name < '0013')) {
    cpSync(join(migrations, name), join(before, name))
  }
  const db = await openEmptyDatabase()
  await migrate(db, before)
  const make = makeOn(db.owner)
  const company = await make.company()
  const person = await make.person('owner', company)
  const deleted_at = new Date('2026-05-01T10:00:00Z')
  const gone = { deleted_at, version: 4 }
  const country = await make.country({ name: 'Kept' })
  const deleted = [
    { kind: 'skill', company_id: null, name: 'Cobol', id: await make.lookup('skill', { name: 'Cobol', ...gone }) },
    { kind: 'country', company_id: null, name: 'Land', id: await make.country({ name: 'Land', ...gone }) },
    {
      kind: 'state',
      company_id: null,
      name: 'Upland',
      id: await make.state({ name: 'Upland', country_id: country, ...gone }),
    },
    { kind: 'candidate', company_id: company.id, name: 'Jane Doe', id: await make.candidate(company, gone) },
    {
      kind: 'candidate',
      company_id: company.id,
      name: 'Teller',
      id: await make.candidate(company, { first_name: 'Teller', last_name: '', ...gone }),
    },
    {
      kind: 'hotlist',
      company_id: company.id,
      name: 'Java',
      id: await make.hotlist(company, { name: 'Java', ...gone }),
    },
  ]
  const known = deleted.at(-1)?.id ?? ''
  await db.owner`insert into audit ${db.owner({
    id: crypto.randomUUID(),
    actor_id: person.id,
    action: 'hotlist.delete',
    record_kind: 'hotlist',
    record_id: known,
  })}`
  await make.hotlist(company)

  await migrate(db, migrations)
  const rows = await db.owner`select id, kind, company_id, name, version, deleted_at, deleted_by from bin order by id`
  expect(rows).toEqual(
    deleted
      .map((record) => ({ ...record, version: 4, deleted_at, deleted_by: record.id === known ? person.id : null }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  await db.drop()
})
