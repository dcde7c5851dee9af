import type { FieldCrypto } from '../../platform/field-crypto.ts'
import type { Sql } from '../../platform/sql.ts'
import type { Visit } from '../visitor.ts'

/** Days for which a device stays known after its last sign-in. */
export const deviceKnownDays = 60
const devicesMax = 40

type Origin = Pick<Visit, 'address' | 'device'>

const placeOf = (userId: string) => ({ table: 'known_device', column: 'mark', rowId: userId })
const ofAddress = (address: string) => `address ${address}`
const ofDevice = (token: string) => `device ${token}`

/** Notes that a person came in from here, so that guesses elsewhere do not lock them out here. */
export async function rememberDevice(
  sql: Sql,
  fields: FieldCrypto,
  userId: string,
  { address, device }: Origin,
): Promise<void> {
  const marks = [ofAddress(address), ofDevice(device.keep())].map((text) =>
    fields.mark(text, placeOf(userId)).toString('base64url'),
  )
  await sql`
    insert into known_device (user_id, mark) select ${userId}, unnest(${marks}::text[])
    on conflict (user_id, mark) do update set last_used_at = now()`
  await sql`
    delete from known_device where user_id = ${userId} and mark in (
      select mark from known_device where user_id = ${userId} order by last_used_at desc, mark offset ${devicesMax})`
}

/** True if a person came in from this browser or this address before; `marks` are those of their devices. */
export function isKnownDevice(
  fields: FieldCrypto,
  userId: string,
  marks: readonly string[],
  { address, device }: Origin,
): boolean {
  const texts = [ofAddress(address), ...(device.token ? [ofDevice(device.token)] : [])]
  return marks.some((mark) =>
    texts.some((text) => fields.markFits(Buffer.from(mark, 'base64url'), text, placeOf(userId))),
  )
}

export const forgetDevices = (sql: Sql) =>
  sql`delete from known_device where last_used_at < now() - make_interval(days => ${deviceKnownDays})`
