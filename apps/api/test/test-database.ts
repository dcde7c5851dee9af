import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../src/db/pool/open.ts'

export type TestDatabase = Database & {
  /** Closes the pools and removes the database. */
  drop(): Promise<void>
}

/** A migrated database of the test's own on the run's server; the queues are there. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return openCopyOf('corridor')
}

/** An unmigrated one, for tests of the migrations themselves. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  return openCopyOf('template0')
}

async function openCopyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asSuperuser(
    (admin) => admin`
    create database ${admin(name)} template ${admin(template)} owner corridor_owner strategy file_copy`,
  )
  const cluster = inject('cluster')
  const db = connectDatabase({ owner: onDatabase(cluster.owner, name), app: onDatabase(cluster.app, name) })
  return {
    ...db,
    drop: async () => {
      await db.close()
      await asSuperuser((admin) => admin`drop database ${admin(name)} with (force)`)
    },
  }
}

async function asSuperuser(act: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(onDatabase(inject('cluster').superuser, 'postgres'), { max: 1 })
  await act(admin).finally(() => admin.end())
}

export function onDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
