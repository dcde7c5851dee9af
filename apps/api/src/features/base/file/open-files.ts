import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import { openDataKeys } from '../../../platform/storage/data-keys.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import type { SealFaultKind } from '../../../platform/storage/seal-fault.ts'
import type { Clock } from '../../../platform/storage/storage.ts'
import { fileAddressRoot } from './give-address.ts'
import { dataKeyRows, mayBePlain } from './store.ts'

interface FileParts {
  sql: Sql
  fields: FieldCrypto
  /** Hears of a kept file that does not open; a command lets its refusal speak. */
  whenBroken?: (key: string, kind: SealFaultKind) => void
  time?: Clock
}

/** Opens the files of the product, sealed with the keys that lie in its database. */
export const openFiles = (
  config: Parameters<typeof openStorage>[0],
  { sql, fields, whenBroken = () => {}, time }: FileParts,
) =>
  openStorage(
    config,
    fileAddressRoot,
    { keys: openDataKeys(dataKeyRows(sql), fields), mayBePlain: (key) => mayBePlain(sql, key), whenBroken },
    time,
  )
