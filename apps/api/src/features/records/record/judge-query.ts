import { listBodyOf } from '@corridor/contract/bodies'
import type { ExportKind } from '@corridor/contract/records/export/kinds'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { OtherList } from '@corridor/contract/records/record/lists'
import type { ListQuery } from '@corridor/contract/wire/list'
import { fail } from '../../../platform/fail.ts'

/** Judges the query that a mechanism got about the rows of a list as the list itself would; `field` is its place in the body. */
export function judgeQuery(of: RecordKind | ExportKind | OtherList, field: string, given: object): ListQuery {
  const judged = listBodyOf(of).safeParse(given)
  if (judged.success) return judged.data
  const fields = judged.error.issues.map(({ path, message }) => [[field, ...path].join('.'), message])
  throw fail('request.invalid', {}, { fields: Object.fromEntries(fields) })
}
