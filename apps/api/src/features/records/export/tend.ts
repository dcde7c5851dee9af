import type postgres from 'postgres'
import type { Platform } from '../../../platform.ts'
import { letGoOfFiles } from '../../base/file/let-go.ts'
import { deleteExportRow, endLostExports, listOldExports } from './store.ts'

/** Ends what no worker will take up again, and forgets exports whose seven days are over, with their files. */
export async function tendExports(sql: postgres.Sql, platform: Platform): Promise<void> {
  await endLostExports(sql)
  for (const { id, file_key } of await listOldExports(sql)) {
    await sql.begin(async (tx) => {
      await deleteExportRow(tx, id)
      if (file_key) await letGoOfFiles(tx, platform.jobs, [file_key])
    })
  }
}
