import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { connectDatabase } from '../../src/db/pool/open.ts'
import { StartRefused } from '../../src/db/pool/start-refused.ts'
import { openEmptyDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase
let folder: string

beforeEach(async () => {
  db = await openEmptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'corridor-migrations-'))
  write('0001-first.sql', 'create table first (id int); insert into first values (1);')
  write('0002-second.sql', 'create table second (id int); insert into second select id from first;')
})
afterEach(async () => {
  await db.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

describe('migrate', () => {
  it('applies each file once, in order', async () => {
    expect(await migrate(db, folder)).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await migrate(db, folder)).toEqual([])
    write('0003-third.sql', 'create table third (id int)')
    expect(await migrate(db, folder)).toEqual(['0003-third.sql'])
  })

  it('lets nodes that start together wait for each other', async () => {
    const nodes = Array.from({ length: 6 }, () => connectDatabase(db.urls))
    const applied = await Promise.all(nodes.map((node) => migrate(node, folder)))
    await Promise.all(nodes.map((node) => node.close()))
    expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await db.owner`select count(*) as total from second`).toEqual([{ total: 1 }])
  })

  it('refuses a file that was changed after it ran', async () => {
    await migrate(db, folder)
    write('0001-first.sql', 'create table first (id bigint)')
    await expect(migrate(db, folder)).rejects.toThrow(/^Migration 0001-first.sql was changed/)
  })

  it('takes other line ends for the same file', async () => {
    write('0001-first.sql', 'create table first\n(id int);\n')
    write('0002-second.sql', 'select 1')
    await migrate(db, folder)
    write('0001-first.sql', 'create table first\r\n(id int);\r\n')
    expect(await migrate(db, folder)).toEqual([])
  })

  it('refuses a database that is newer than the code', async () => {
    await migrate(db, folder)
    rmSync(join(folder, '0002-second.sql'))
    await expect(migrate(db, folder)).rejects.toThrow(/newer than this Corridor \(it has 0002-second.sql\)/)
  })

  it('leaves nothing of a file that fails, and all before it', async () => {
    write('0002-second.sql', 'create table second (id int); select 1/0;')
    await expect(migrate(db, folder)).rejects.toThrow(StartRefused)
    expect(await db.owner`select name from migration`).toEqual([{ name: '0001-first.sql' }])
    expect(await db.owner`select to_regclass('second') as found`).toEqual([{ found: null }])
    write('0002-second.sql', 'create table second (id int)')
    expect(await migrate(db, folder)).toEqual(['0002-second.sql'])
  })

  it('refuses two files of one number', async () => {
    write('0002-twin.sql', 'select 1')
    await expect(migrate(db, folder)).rejects.toThrow(/each number once/)
  })
})
