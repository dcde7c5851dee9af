import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { makeOn } from '../make.ts'
import { openEmptyDatabase, type TestDatabase } from '../test-database.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const before = mkdtempSync(join(tmpdir(), 'corridor-before-references-'))
let db: TestDatabase

beforeAll(async () => {
  for (const name of readdirSync(migrations).filter((name) => name < '0440'))
    cpSync(join(migrations, name), join(before, name))
  db = await openEmptyDatabase()
  await migrate(db, before)
})
afterAll(async () => {
  rmSync(before, { recursive: true })
  await db.drop()
})

/** The rule of each reference for a deleted parent, by the reference's name. */
const rulesByName = async () => {
  const rows = await db.owner<{ name: string; rule: string }[]>`
    select conrelid::regclass || ' ' || conname as name, confdeltype as rule from pg_constraint where contype = 'f'`
  return Object.fromEntries(rows.map(({ name, rule }) => [name, rule]))
}

const countUnjudged = async () => {
  const [row] = await db.owner<{ n: number }[]>`
    select count(*)::int as n from pg_constraint where contype = 'f' and not convalidated`
  return row?.n
}

it('stops at rows of two companies with tables and counts, and goes on once they are mended', async () => {
  const make = makeOn(db.owner)
  const ours = await make.company()
  const theirs = await make.company()
  const us = await make.person('owner', ours)
  const them = await make.person('owner', theirs)
  const candidate = await make.candidate(ours)
  const right = await make.candidateDocument(ours, us, candidate)
  const papers = await Promise.all(
    [1, 2].map(async () => make.candidateDocument(ours, us, candidate, { file_key: await make.file(theirs, them) })),
  )
  const ofTheHouse = await make.document(ours, us, {}, { company_id: null })
  const job = await make.job(theirs)
  const submission = await make.submission(ours, { job_id: job })
  const rules = await rulesByName()

  const found = 'candidate_document.file_key (2), company_document.file_key (1), submission.job_id (1)'
  await expect(migrate(db, migrations)).rejects.toThrow(`not of their company: ${found}.`)
  const applied = async () => (await db.owner`select from migration where name = '0444-references-are-valid.sql'`).count
  expect(await applied()).toBe(0)
  expect(await countUnjudged()).toBeGreaterThan(100)

  await db.owner`delete from candidate_document where id = any(${papers}::uuid[])`
  await db.owner`delete from company_document where id = ${ofTheHouse}`
  await db.owner`delete from submission where id = ${submission}`
  await migrate(db, migrations)
  expect(await applied()).toBe(1)
  expect(await countUnjudged()).toBe(0)
  expect(await db.owner`select id from candidate_document`).toEqual([{ id: right }])
  // A deleted parent does to its rows what it did before.
  expect(await rulesByName()).toMatchObject(rules)
})
