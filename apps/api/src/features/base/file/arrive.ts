import type postgres from 'postgres'
import { assertRoom } from './quota.ts'
import { lockFile, markUploaded } from './store.ts'

/**
 * Notes that an upload's bytes have arrived; false if the file is gone. Its room was reserved while its address lived; one that
 * arrives later must find room again. Throws `file.quota`.
 */
export async function noteArrival(sql: postgres.Sql, key: string): Promise<boolean> {
  return sql.begin(async (tx) => {
    const file = await lockFile(tx, key)
    if (file?.state !== 'issued') return file !== undefined
    if (file.company_id && file.is_late) await assertRoom(tx, file.company_id, file.file_size)
    await markUploaded(tx, key)
    return true
  })
}
