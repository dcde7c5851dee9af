import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { readWaitingPhones } from '../../src/features/candidate/candidate/read-phones.ts'
import { makeOn } from '../make.ts'
import { openEmptyDatabase } from '../test-database.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const before = mkdtempSync(join(tmpdir(), 'corridor-before-contacts-'))
afterAll(() => rmSync(before, { recursive: true }))

it('brings over addresses and phones that stood before a candidate had several', async () => {
  for (const name of readdirSync(migrations).filter((name) => name < '0057')) {
    cpSync(join(migrations, name), join(before, name))
  }
  const db = await openEmptyDatabase()
  await migrate(db, before)
  const make = makeOn(db.owner)
  const company = await make.company()
  const [stands, odd, gone] = [
    await make.candidate(company, { email: 'Jane@Example.com', phone: '+1 830 760 4750' }),
    await make.candidate(company, { phone: 'ask \\ her; "now"' }),
    await make.candidate(company, { phone: '+44 (0)20 7946 0958', deleted_at: new Date() }),
  ]
  await db.owner`insert into candidate_contact ${db.owner({
    id: crypto.randomUUID(),
    company_id: company.id,
    candidate_id: stands,
    vendor_contact: 'Acme',
    first_name: 'Mara',
    last_name: 'Silva',
    office_number: '830.760.4750',
  })}`
  await db.owner`delete from candidate_to_match`

  await migrate(db, migrations)
  const taken = await db.owner`select address, candidate_id from candidate_email_address order by candidate_id = ${odd}`
  expect(taken).toMatchObject([{ address: 'jane@example.com', candidate_id: stands }, { candidate_id: odd }])
  await readWaitingPhones(db.owner)
  const phones = await db.owner`
    select phone, version, more_phones, more_emails from candidate order by array_position(${[stands, odd, gone]}::uuid[], id)`
  const nothingMore = { version: 1, more_phones: [], more_emails: [] }
  expect(phones).toEqual([
    { phone: '+18307604750', ...nothingMore },
    { phone: 'ask \\ her; "now"', ...nothingMore },
    { phone: '+442079460958', ...nothingMore },
  ])
  expect(await db.owner`select office_number, mobile_number, version from candidate_contact`).toEqual([
    { office_number: '+18307604750', mobile_number: null, version: 1 },
  ])
  // The same numbers as before: nobody is compared anew.
  expect(await db.owner`select 1 from candidate_to_match`).toEqual([])
  await db.drop()
})
