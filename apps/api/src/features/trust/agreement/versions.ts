import type { AgreementVersionAdd } from '@corridor/contract/trust/agreement/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { askAnew } from './ask-anew.ts'
import { findVersion, insertVersion, judgeVersion } from './store.ts'
import { toVersion, type VersionRow, versionSpec } from './tables.ts'

export const listVersions = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, versionSpec, query)

export async function viewVersion({ db }: Context, { id }: { id: string }) {
  return { success: true as const, data: toWhole(await loadVersion(db, id)) }
}

/** Adds a later version. If it holds from today on, whoever signed the one before is asked at once. */
export function addVersion(context: Context, { name, holdsFrom, texts }: AgreementVersionAdd) {
  return write(context, 'agreement-version.add', async (tx) => {
    const { isTaken, isLate } = await judgeVersion(tx, name, holdsFrom)
    if (isTaken) throw fail('agreement.versionTaken', { version: name })
    if (isLate) throw fail('agreement.notLater')
    const created_by = context.caller.userId
    const id = await insertVersion(tx, { name, holds_from: holdsFrom, texts, created_by })
    await askAnew(tx, context.platform)
    const row = written(await findVersion(tx, id))
    return {
      record: { kind: 'agreement-version', id },
      before: null,
      after: { name, holds_from: holdsFrom, titles: Object.values(texts).map(({ title }) => title) },
      answer: { success: true as const, message: 'Agreement Added Successfully', data: toWhole(row) },
    }
  })
}

async function loadVersion(sql: Sql, id: string): Promise<VersionRow> {
  const row = await findVersion(sql, id)
  if (!row) throw fail('record.notFound', { entity: 'Agreement' })
  return row
}

const toWhole = (row: VersionRow) => ({ ...toVersion(row), texts: row.texts })
