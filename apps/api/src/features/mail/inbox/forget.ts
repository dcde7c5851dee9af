import type { Parts } from '../../../db/scope/context.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteThreads, listOutdated } from './tables.ts'

const atOnce = 200

/** Deletes done conversations that are older than their company keeps them, with the files that nothing else names. */
export async function forgetConversations({ db, platform }: Parts): Promise<void> {
  for (let found = atOnce; found === atOnce; )
    found = await db.begin(async (tx) => {
      const outdated = await listOutdated(tx, atOnce)
      await deleteThreads(
        tx,
        outdated.map(({ id }) => id),
      )
      await deleteUnheldFiles(
        tx,
        platform.jobs,
        outdated.flatMap(({ keys }) => keys),
      )
      return outdated.length
    })
}
