import { api } from '../../../lib/call/client'
import type { ListSource } from '../../../lib/list/types'
import type { AddressLevel } from '../../../paths'
import type { Address } from './columns'

interface Calls {
  list: ListSource<object, Address>
  add: { call: (values: object) => Promise<unknown> }
  update: { call: (values: { id: string; version?: number | undefined }) => Promise<unknown> }
  delete: { call: (input: { id: string }) => Promise<unknown> }
}

// The three levels differ in one field of their shapes; the contract judges it on both sides of the wire.
export const addressCalls = api.address as unknown as Record<AddressLevel, Calls>
