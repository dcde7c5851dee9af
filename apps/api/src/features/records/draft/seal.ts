import type { Draft } from '@corridor/contract/records/draft/shapes'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { listStoredFiles } from '../../base/file/tables.ts'
import type { DraftRow } from './store.ts'

type Content = Pick<Draft, 'values' | 'opened'>

const placeOf = (rowId: string) => ({ table: 'draft', column: 'sealed_values', rowId })

/** Seals the content of a form: it may be a passport. */
export const sealContent = ({ platform }: Context, id: string, content: Content): string =>
  platform.fields.seal(JSON.stringify(content), placeOf(id))

/** A draft as its person gets it. A file that was swept since is not named any more. */
export async function toDraft(sql: Sql, context: Context, row: DraftRow): Promise<Draft> {
  const { values, opened } = JSON.parse(context.platform.fields.open(row.sealed_values, placeOf(row.id))) as Content
  const keys = Object.entries(values).filter(([name, value]) => name.endsWith('Key') && typeof value === 'string')
  const files = await listStoredFiles(
    sql,
    context,
    keys.map(([, key]) => String(key)),
  )
  const gone = keys.filter(([, key]) => !files.some(({ fileKey }) => fileKey === key))
  return {
    _id: row.id,
    version: row.version,
    createDate: row.created_at.toISOString(),
    form: row.form,
    ...(row.record_id ? { recordId: row.record_id } : {}),
    values: { ...values, ...Object.fromEntries(gone.map(([name]) => [name, null])) },
    ...(opened ? { opened } : {}),
    files,
    device: row.device,
    savedDate: row.updated_at.toISOString(),
  }
}
