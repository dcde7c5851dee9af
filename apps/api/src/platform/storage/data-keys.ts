import { randomBytes } from 'node:crypto'
import { now } from '../clock.ts'
import { type FieldCrypto, SealBroken } from '../field-crypto.ts'
import { newId } from '../ids.ts'
import { SealFault } from './seal-fault.ts'
import type { DataKey } from './sealed-format.ts'

/** A data key as it lies: sealed as a field of its own row. */
export interface DataKeyRow {
  id: string
  company_id: string | null
  wrapped: string
}

/** Rows of data keys. Each call stands beside the transaction that it is made in. */
export interface DataKeyRows {
  find(id: string): Promise<DataKeyRow | undefined>
  /** The key of a company, or the house's. */
  findOf(companyId: string | null): Promise<DataKeyRow | undefined>
  /** Adds a key unless its company has one by now. */
  add(row: DataKeyRow): Promise<void>
}

export interface DataKeys {
  /** The key of a company, or the house's; made at the first need. Throws `SealFault` if no key of the ring opens it. */
  of(companyId: string | null): Promise<DataKey>
  /** A key by its id. Throws `SealFault`: `erased` if it was destroyed, `locked` if no key of the ring opens it. */
  load(id: string): Promise<DataKey>
}

/** A destroyed key opens nothing more on any node after so long. */
const keptMs = 5 * 60_000
const keptMax = 1_000
const dataKeyBytes = 32

/** Data keys, wrapped by the ring; those in use are kept unwrapped for a few minutes, so that a reading asks the database for none. */
export function openDataKeys(rows: DataKeyRows, fields: FieldCrypto): DataKeys {
  const kept = new Map<string, { dataKey: DataKey; until: number }>()
  const keep = (name: string, dataKey: DataKey): DataKey => {
    const [oldest] = kept.keys()
    if (kept.size >= keptMax && oldest) kept.delete(oldest)
    kept.set(name, { dataKey, until: now().getTime() + keptMs })
    return dataKey
  }
  const findKept = (name: string) => {
    const found = kept.get(name)
    if (found && found.until > now().getTime()) return found.dataKey
    kept.delete(name)
    return undefined
  }
  const unwrap = ({ id, company_id, wrapped }: DataKeyRow): DataKey => {
    try {
      return { id, companyId: company_id, key: Buffer.from(fields.open(wrapped, placeOf(id)), 'base64') }
    } catch (error) {
      throw error instanceof SealBroken ? new SealFault('locked') : error
    }
  }
  const make = async (companyId: string | null) => {
    const id = newId()
    const wrapped = fields.seal(randomBytes(dataKeyBytes).toString('base64'), placeOf(id))
    await rows.add({ id, company_id: companyId, wrapped })
    // Several who make one at once all go on with the same.
    return rows.findOf(companyId)
  }
  return {
    async of(companyId) {
      const name = `of ${companyId}`
      const found = findKept(name)
      if (found) return found
      const row = (await rows.findOf(companyId)) ?? (await make(companyId))
      if (!row) throw new SealFault('erased')
      return keep(name, unwrap(row))
    },
    async load(id) {
      const found = findKept(id)
      if (found) return found
      const row = await rows.find(id)
      if (!row) throw new SealFault('erased')
      return keep(id, unwrap(row))
    },
  }
}

const placeOf = (rowId: string) => ({ table: 'data_key', column: 'wrapped', rowId })
