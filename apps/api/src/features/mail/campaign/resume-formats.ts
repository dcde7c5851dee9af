import type { ShownColumn } from '@corridor/contract/candidate/paper/columns'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isForMany } from '../../candidate/paper/draw-for-many.ts'
import { isShareable } from '../template/fill.ts'
import { listVendorWishes } from '../template/tables.ts'

/** Format of the resumes in a mail to many, for vendors that want the same. */
export interface ResumeFormat {
  /** The facts in the vendors' order; without them those of the company's own format. */
  columns?: readonly ShownColumn[]
  /** `{lastName}-{jobTitle}`; empty where any name will do. */
  fileName: string
}

export interface VendorsFormat extends ResumeFormat {
  /** The same for the same format, another once it changes. */
  key: string
  vendors: { id: string; name: string }[]
}

/** The formats of these vendors, each once. A vendor that wants nothing of a resume has none. */
export async function listResumeFormats(
  sql: Sql,
  scope: CompanyScope,
  vendorIds: readonly string[],
): Promise<VendorsFormat[]> {
  const formats = new Map<string, VendorsFormat>()
  for (const { id, name, columns, file_name: fileName } of await listVendorWishes(sql, scope, vendorIds)) {
    const wanted = columns?.filter(isShareable).filter(isForMany) ?? []
    if (wanted.length === 0 && !fileName) continue
    const key = [fileName, ...wanted].join('|')
    const format = formats.get(key) ?? {
      ...(wanted.length > 0 && { columns: wanted }),
      ...{ key, fileName: fileName ?? '', vendors: [] },
    }
    format.vendors.push({ id, name })
    formats.set(key, format)
  }
  return [...formats.values()]
}
