import postgres from 'postgres'
import { inject } from 'vitest'
import { onDatabase } from '../test-database.ts'

/** Does what only an administrator of the server may, in one database. */
export async function asSuperuser(database: string, act: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(onDatabase(inject('cluster').superuser, database), { max: 1, onnotice: () => {} })
  await act(admin).finally(() => admin.end())
}
