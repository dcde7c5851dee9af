import type { Turn } from '../../../db/long-work/kind.ts'
import { readArchive } from './read-archive.ts'
import { keep, orFailed, readFile } from './reading.ts'
import { suggestMapping } from './rules.ts'
import { sealSamples, takeSamples } from './samples.ts'
import { headerOf } from './sealing.ts'
import { deleteRead, insertArchived } from './store.ts'
import type { ArchiveNote, ImportRecord } from './tables.ts'

/**
 * Finds out what the columns of an import's table are and how many rows it has, or keeps why it cannot be read. Its cells are taken once it
 * is known which of them are meant. A reading that was cut off begins anew.
 */
export const readImport = (turn: Turn<ImportRecord>): Promise<boolean> =>
  orFailed(turn, async () => {
    const { work, context } = turn
    await keep(turn, { counts: {}, is_taken: false }, (tx) => deleteRead(tx, work.id))
    const samples: string[][] = []
    let seen = 0
    const { head, rows } = await readFile(turn, async (batch, { header }) => {
      for (const at of header.keys()) samples[at] ??= []
      takeSamples(samples, batch)
      seen += batch.length
      await keep(turn, { counts: { rows: seen } })
    })
    const { header, ...facts } = head
    const archive = await readFiles(turn)
    await keep(turn, {
      ...facts,
      state: 'mapping',
      columns: header.map((name) => ({ header: headerOf(work.kind, name) })),
      sealed_samples: sealSamples(context.platform, work, samples),
      mapping: suggestMapping(work.kind, header, archive !== null),
      archive,
      counts: { rows, waiting: rows },
    })
    return false
  })

async function readFiles(turn: Turn<ImportRecord>): Promise<ArchiveNote | null> {
  const { context, work } = turn
  const { archive_key, archive } = work
  if (!archive_key || !archive) return null
  const note = { ...archive, files: 0, unnamed: null, unnamedNames: [] }
  await readArchive(context.platform, archive_key, async (found) => {
    note.files += found.length
    await keep(turn, { archive: note }, (tx) => insertArchived(tx, work.id, found))
  })
  return note
}
