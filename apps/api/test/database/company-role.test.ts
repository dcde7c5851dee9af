import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedServer, startEmbeddedServer } from '../../src/db/embedded/server.ts'
import { migrate } from '../../src/db/migrate.ts'
import { connectDatabase, urlsOf } from '../../src/db/pool/open.ts'

let dataDir: string
let server: EmbeddedServer
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'corridor-role-'))
  server = await startEmbeddedServer(dataDir)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function asSuperuser<Answer>(act: (admin: postgres.Sql) => Promise<Answer>): Promise<Answer> {
  const admin = postgres(server.url('superuser'), { max: 1, onnotice: () => {} })
  return act(admin).finally(() => admin.end())
}

const grants = () =>
  asSuperuser(
    (admin) => admin`
      select inherit_option as inherits, set_option as sets from pg_auth_members
      where roleid = to_regrole('corridor_company') and member = 'corridor_app'::regrole`,
  )
const asBefore = () =>
  asSuperuser(async (admin) => {
    await admin`drop role corridor_company`
  })

it('is there in a new cluster, and the pool may take it without having its rights', async () => {
  expect(await grants()).toEqual([{ inherits: false, sets: true }])
})

it('is made in a cluster of before at its next start', async () => {
  await asBefore()
  expect(await grants()).toEqual([])
  await server.stop()
  server = await startEmbeddedServer(dataDir)
  expect(await grants()).toEqual([{ inherits: false, sets: true }])
})

it('is asked for in words where the owner may make none, and nothing of the migration remains', async () => {
  await asBefore()
  const db = connectDatabase(urlsOf(server))
  try {
    await expect(migrate(db)).rejects.toThrow(
      /^Migration 0470-company-role.sql failed.*run CREATE ROLE corridor_company; GRANT corridor_company TO corridor_app WITH INHERIT FALSE, SET TRUE as an administrator/,
    )
    await asSuperuser(async (admin) => {
      await admin`create role corridor_company`
      await admin`grant corridor_company to corridor_app with inherit false, set true`
    })
    expect((await migrate(db))[0]).toBe('0470-company-role.sql')
  } finally {
    await db.close()
  }
})
