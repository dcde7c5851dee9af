import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { SendingDomainAdd } from '@corridor/contract/mail/sending-domain/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, saved, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { isTaken } from '../../../platform/sql.ts'
import { placeOfKey } from './dkim.ts'
import { dnsHosts } from './judge-dns.ts'
import { deleteDomain, insertDomain, writeChecks } from './store.ts'
import { sendingDomains, toFacts, toWire } from './tables.ts'

const makeKey = promisify(generateKeyPair)

/** Makes the key that signs a domain's mail. Its record is to be added to the domain's DNS by whoever keeps that. */
export async function addDomain(context: CompanyContext, { domain }: SendingDomainAdd) {
  const { publicKey, privateKey } = await makeKey('rsa', { modulusLength: 2048 })
  return write(context, 'sending-domain.add', async (tx) => {
    const id = newId()
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
    await insertDomain(tx, context.scope, {
      ...{ id, domain, selector: `corridor-${randomBytes(3).toString('hex')}` },
      sealed_private_key: context.platform.fields.seal(pem, placeOfKey(id)),
      public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    }).catch((error) => {
      throw isTaken(error, 'sending_domain_name') ? fail('sendingDomain.taken') : error
    })
    const row = await sendingDomains.load(tx, context.scope, id)
    return saved({ kind: 'sending-domain', toFacts, toWire }, null, row, 'Domain Added Successfully')
  })
}

/** Asks the DNS for the records that it has now. Parts that nobody answers stay as they were. */
export async function checkDomain({ db, scope, platform }: CompanyContext, { id }: { id: string }) {
  const { dns } = platform.memberServers
  const row = await sendingDomains.load(db, scope, id)
  const checks = await Promise.all(
    dnsHosts(row).map(async ({ part, host, type }) => ({ part, found: await dns[type](host) })),
  )
  await writeChecks(db, id, checks)
  const data = toWire(await sendingDomains.load(db, scope, id))
  return { success: true as const, message: 'Domain checked', data }
}

export const removeDomain = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'sending-domain.delete', async (tx) => {
    const stands = await sendingDomains.take(tx, context.scope, id)
    await deleteDomain(tx, id)
    return removed({ kind: 'sending-domain', toFacts }, stands)
  })
