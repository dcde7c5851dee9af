import type postgres from 'postgres'
import type { Platform } from '../../../platform.ts'
import { letGoOfFiles } from '../../base/file/let-go.ts'
import { stopWork } from './stop.ts'
import { deleteImportRow, filesOf, findWork, listLostImports, listOldImports } from './store.ts'

/** Ends what no worker will take up again, and forgets imports whose thirty days are over, with their files. */
export async function tendImports(sql: postgres.Sql, platform: Platform): Promise<void> {
  for (const { id } of await listLostImports(sql)) {
    const work = await findWork(sql, id)
    if (work) await stopWork(sql, platform, work, { code: 'work.interrupted' })
  }
  for (const old of await listOldImports(sql)) {
    await sql.begin(async (tx) => {
      await deleteImportRow(tx, old.id)
      await letGoOfFiles(tx, platform.jobs, filesOf(old))
    })
  }
}
