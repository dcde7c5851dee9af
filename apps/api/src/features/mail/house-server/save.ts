import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import type { HouseServerSave } from '@corridor/contract/mail/house-server/shapes'
import { assertVersion } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { findHouseServer, type HouseServerRow, sealedHouseServer } from '../../../platform/mail/house-server.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type ProofLimits, proveAgain } from '../../people/two-factor/prove-again.ts'
import { deleteHouseServer, holdHouseServer, insertHouseServer, updateHouseServer } from './store.ts'
import { shownServer } from './view.ts'

const entity = 'Email of this installation'

/**
 * Names the server by which letters leave from now on. Throws as `proveAgain`, `houseServer.byEnvironment`, and `request.invalid` for a password
 * that would go to another server or user than it was entered for.
 */
export const saveHouseServer = (
  context: Context,
  { currentPassword, code, ...given }: HouseServerSave,
  limits: ProofLimits,
) => proveAgain(context, limits, { currentPassword, code }, (prove) => keep(context, given, prove))

function keep(
  context: Context,
  { version, password, ...given }: Omit<HouseServerSave, keyof FreshProof>,
  prove: (tx: Sql) => Promise<void>,
) {
  assertOurs(context)
  // A kept key holds a hash of the body, from which a password could be guessed.
  return write({ ...context, idempotency: null }, 'house-server.update', async (tx) => {
    await prove(tx)
    await holdHouseServer(tx)
    const stands = await findHouseServer(tx)
    if (stands) assertVersion(stands, version, entity, await shownServer(context, tx))
    const id = stands?.id ?? newId()
    const values = {
      ...{ host: given.host, port: given.port, security: given.security, user_name: given.userName },
      ...{ sender_name: given.senderName, sender_address: given.senderAddress },
      sealed_password: passwordFor(context, { id, stands, password, ...given }),
    }
    if (stands) await updateHouseServer(tx, id, values)
    else await insertHouseServer(tx, id, values)
    const after = await findHouseServer(tx)
    return {
      record: { kind: 'house-server', id },
      before: stands ? toFacts(stands) : null,
      after: after ? { ...toFacts(after), ...(password && { password: 'new' }) } : null,
      answer: { success: true as const, message: 'Mail server saved', data: await shownServer(context, tx) },
    }
  })
}

interface Named {
  id: string
  stands: HouseServerRow | undefined
  host: string
  port: number
  userName: string
  password: string
}

function passwordFor({ platform }: Context, { id, stands, password, ...given }: Named): string | null {
  if (given.userName === '') return null
  if (password) return platform.fields.seal(password, { ...sealedHouseServer, rowId: id })
  const isSame = stands?.host === given.host && stands.port === given.port && stands.user_name === given.userName
  if (isSame && stands.sealed_password) return stands.sealed_password
  const asked = stands?.sealed_password
    ? 'Please enter the password again: it goes to another server or user'
    : 'Password is required'
  throw fail('request.invalid', {}, { fields: { password: asked } })
}

/** Goes back to test mode: letters stay here from then on. Throws as `proveAgain`. */
export const removeHouseServer = (
  context: Context,
  { version, ...proof }: FreshProof & { version?: number | undefined },
  limits: ProofLimits,
) =>
  proveAgain(context, limits, proof, (prove) => {
    assertOurs(context)
    return write({ ...context, idempotency: null }, 'house-server.delete', async (tx) => {
      await prove(tx)
      await holdHouseServer(tx)
      const stands = await findHouseServer(tx)
      if (!stands) throw fail('houseServer.missing')
      assertVersion(stands, version, entity, await shownServer(context, tx))
      await deleteHouseServer(tx, stands.id)
      return {
        record: { kind: 'house-server', id: stands.id },
        before: toFacts(stands),
        after: null,
        answer: { success: true as const, message: 'Test mode is on', data: await shownServer(context, tx) },
      }
    })
  })

function assertOurs({ platform }: Context): void {
  if (platform.house.isByEnvironment) throw fail('houseServer.byEnvironment')
}

/** Values that the audit keeps: no secret. */
const toFacts = (row: HouseServerRow) => ({
  ...{ server: `${row.host}:${row.port}`, security: row.security, sender_name: row.sender_name },
  has_password: row.sealed_password !== null,
})
