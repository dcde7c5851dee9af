import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/pool/open.ts'
import { assertAppRole } from '../../src/db/pool/server-check.ts'
import { onDatabase, openEmptyDatabase, type TestDatabase } from '../test-database.ts'

let empty: TestDatabase
beforeAll(async () => {
  empty = await openEmptyDatabase()
})
afterAll(() => empty.drop())

describe('a database by address', () => {
  it('is used by the application as another role than the owner', async () => {
    const db = await openDatabase(loadConfig({ DATABASE_URL: empty.urls.owner }))
    expect((await migrate(db))[0]).toBe('0001-roles-and-collation.sql')
    await assertAppRole(db.sql, 'DATABASE_URL', db.urls.app)
    const [app] = await db.sql`select session_user::text as login, current_user::text as role`
    expect(app).toEqual({ login: 'corridor_owner', role: 'corridor_app' })
    const [owner] = await db.owner`select current_user::text as role`
    expect(owner).toEqual({ role: 'corridor_owner' })
    await expect(db.sql`create table stray (id int)`).rejects.toMatchObject({ code: '42501' })
    await expect(db.sql`create temporary table stray (id int)`).rejects.toMatchObject({ code: '42501' })
    await db.close()
  })

  it('is used through DATABASE_APP_URL where it is given', async () => {
    const app = onDatabase(inject('cluster').app, new URL(empty.urls.owner).pathname.slice(1))
    const db = await openDatabase(loadConfig({ DATABASE_URL: empty.urls.owner, DATABASE_APP_URL: app }))
    await migrate(db)
    expect(await db.sql`select session_user::text as login`).toEqual([{ login: 'corridor_app' }])
    await db.close()
  })
})
