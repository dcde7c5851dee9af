import type { CompanySettings } from '@corridor/contract/format/settings'
import type { OtherExport } from '@corridor/contract/records/export/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Sql } from '../../platform/sql.ts'
import type { AnyListSpec } from '../list/spec.ts'
import type { Scope } from '../scope/scope.ts'

/** Source of a file's rows that are records of no kind: a list of their own, or what is counted, all at once. */
export type ExportSource =
  | { list: AnyListSpec }
  | { rows: (sql: Sql, scope: Scope, query: ListQuery, settings: CompanySettings | null) => Promise<object[]> }

declare module '../../platform.ts' {
  interface Platform {
    /** Rows that are taken out beside records of kinds. */
    exports: Readonly<Record<OtherExport, ExportSource>>
  }
}
