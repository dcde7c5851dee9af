import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength } from '../trail.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  const admin = run.call(await run.make.tokenOf('administrator'))
  await admin.post('/skill/add', { name: 'Java' })
  await run.db.owner`create table audit_next partition of audit for values from ('2090-01-01') to ('2090-02-01')`
  await run.db.owner`
    insert into audit (id, at, action, record_kind) values (gen_random_uuid(), '2090-01-02', 'skill.add', 'skill')`
})
afterAll(() => run.close())

describe('the trail', () => {
  const changes = ['audit', 'audit_rest'].flatMap((table) => [
    `update ${table} set actor_id = null`,
    `delete from ${table}`,
    `truncate ${table}`,
    `drop table ${table}`,
    `alter table ${table} disable trigger all`,
    `alter table ${table} rename to gone`,
    `merge into ${table} using (select 1) x on true when matched then delete`,
  ])
  const others = [
    'alter table audit detach partition audit_rest',
    'set session_replication_role = replica',
    'alter table candidate disable trigger all',
    'drop trigger candidate_added on candidate',
    'update pg_class set relname = relname',
    'set role corridor_owner',
  ]

  it.each([...changes, ...others])('withstands the application: %s', async (statement) => {
    const before = await trailLength(run.db.owner)
    await expect(run.db.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('withstands the application that grants itself more', async () => {
    await run.db.sql`grant all on audit to corridor_app`.catch(() => undefined)
    await expect(run.db.sql`delete from audit`).rejects.toMatchObject({ code: '42501' })
  })

  it('withstands it in a partition that comes later', async () => {
    for (const change of ['update audit_next set actor_id = null', 'delete from audit_next', 'truncate audit_next']) {
      await expect(run.db.sql.unsafe(change)).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('is written with the change or not at all', async () => {
    const admin = run.call(await run.make.tokenOf('administrator'))
    await run.db.owner`alter table audit add constraint none check (action <> 'skill.add') not valid`
    const refused = await admin.post('/skill/add', { name: 'Never there' })
    await run.db.owner`alter table audit drop constraint none`
    expect(refused.status).toBe(500)
    expect((await admin.post('/skill/list', { searchTerm: 'Never there' })).body.totalDocs).toBe(0)
  })
})
