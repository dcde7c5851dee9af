import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.drop())

interface Reference {
  /** Table and column, without the company. */
  from: string
  carries: boolean
  mayBeOfNone: boolean
  isValid: boolean
  /** Columns that a deleted parent empties; null if it empties none. */
  empties: string[] | null
}

// References that cannot carry their company, with the reason. None is added here without one.
const plainAlone = {
  'booking.lead_id': 'A lead is of the house until it is given to a company, and a booking of one is of no company.',
  'student_paper.checklist_id': 'A paper is asked by a row of the company or of the platform, which is of none.',
}

// References whose row may be of no company, and that are empty then: a constraint of the table says so.
const emptyWithoutCompany = ['booking.submission_id']

/** The references between two tables that both say which company a row is of. */
const listReferences = () => db.owner<Reference[]>`
  with owned as (
    select attrelid, not attnotnull as may_be_of_none from pg_attribute where attname = 'company_id' and not attisdropped
  )
  select c.conrelid::regclass || '.' || array_to_string(array_remove(array(
      select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey) order by attnum
    ), 'company_id'), '+') as "from",
    exists (select from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey) and attname = 'company_id') as carries,
    child.may_be_of_none as "mayBeOfNone", c.convalidated as "isValid",
    case when c.confdeltype = 'n' then array(
      select attname::text from pg_attribute
      where attrelid = c.conrelid and attnum = any(coalesce(nullif(c.confdelsetcols, '{}'), c.conkey))
    ) end as empties
  from pg_constraint c
  join owned child on child.attrelid = c.conrelid
  join owned parent on parent.attrelid = c.confrelid
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace and c.conparentid = 0`

const namesOf = (references: Reference[]) => references.map(({ from }) => from).toSorted()

it('lets no row refer to a row of another company, by the reference itself', async () => {
  const all = await listReferences()
  const carrying = new Set(namesOf(all.filter(({ carries }) => carries)))
  expect(carrying.size).toBeGreaterThan(100)
  const plain = all.filter(({ carries }) => !carries)
  expect(namesOf(plain.filter(({ from }) => !carrying.has(from)))).toEqual(Object.keys(plainAlone))
})

it('keeps a plain reference beside, and only there, if a row may be of no company', async () => {
  const all = await listReferences()
  const plain = namesOf(all.filter(({ from, carries }) => !carries && !(from in plainAlone)))
  const open = all.filter(({ carries, mayBeOfNone }) => carries && mayBeOfNone)
  expect(plain).toEqual(namesOf(open).filter((from) => !emptyWithoutCompany.includes(from)))
})

it('has judged the rows of every reference, and takes no row from its company if a parent is deleted', async () => {
  const all = await listReferences()
  expect(namesOf(all.filter(({ isValid }) => !isValid))).toEqual([])
  const emptying = all.filter(({ empties }) => empties)
  expect(emptying.length).toBeGreaterThan(20)
  expect(emptying.map(({ from, empties }) => [from, empties])).toEqual(
    emptying.map(({ from }) => [from, [from.split('.')[1]]]),
  )
})
