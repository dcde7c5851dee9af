import type postgres from 'postgres'
import type { Draft } from './draft.ts'
import { findArchived, markNamed } from './store.ts'
import type { ImportRecord } from './tables.ts'

const nameCharsMax = 200

/** Puts the archive's path in the place of each name that rows give, and a fault if none or several are meant, or it is refused. */
export async function findFiles(tx: postgres.TransactionSql, work: ImportRecord, drafts: Draft[]): Promise<void> {
  const names = [...new Set(drafts.flatMap(({ files }) => Object.values(files)))]
  if (names.length === 0) return
  const found = Map.groupBy(await findArchived(tx, work.id, names), ({ name }) => name)
  const named = new Set<string>()
  for (const { files, faults } of drafts) {
    for (const [field, name] of Object.entries(files)) {
      const meant = found.get(name) ?? []
      for (const { path } of meant) named.add(path)
      const [only] = meant
      const shown = name.slice(0, nameCharsMax)
      if (!only) faults.push({ field, code: 'archive.unknown', params: { name: shown } })
      else if (meant.length > 1)
        faults.push({ field, code: 'archive.ambiguous', params: { name: shown, example: only.path } })
      else if (only.reason)
        faults.push({ field, code: 'archive.refused', params: { name: shown, reason: only.reason } })
      else files[field] = only.path
    }
  }
  await markNamed(tx, work.id, [...named])
}
