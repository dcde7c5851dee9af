import type { SendingDomainReturn } from '@corridor/contract/mail/sending-domain/shapes'
import type { CompanyContext, Parts } from '../../../db/scope/context.ts'
import { saved, unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { composeMail } from '../../../platform/mail/compose.ts'
import type { ReadMail } from '../../../platform/mail/read-mail.ts'
import { rowOfSignedAddress, signedAddress } from '../../../platform/mail/signed-address.ts'
import { invalid } from '../../company/company/entries.ts'
import { dkimFor } from './dkim.ts'
import { findKey, forgetReturnProof, noteReturnAsked, noteReturnProved, writeReturnDomain } from './store.ts'
import { sendingDomains, toFacts, toWire } from './tables.ts'

const use = { letter: 't', table: 'sending_domain', column: 'return_domain' }

/** Names the domain below which each mail has a return address of its own, or none. It is used once its test mail has come. */
export const setReturnDomain = (context: CompanyContext, { id, returnDomain }: SendingDomainReturn) =>
  write(context, 'sending-domain.set-return', async (tx) => {
    const stands = await sendingDomains.take(tx, context.scope, id)
    if (returnDomain && !isWithin(returnDomain, stands.domain))
      throw invalid({ returnDomain: 'Enter the domain itself, or one that ends in it' }, '')
    const message = returnDomain ? 'Return addresses set up' : 'Return addresses switched off'
    if (stands.return_domain === returnDomain)
      return unchanged({ success: true as const, message, data: toWire(stands) })
    await writeReturnDomain(tx, id, returnDomain)
    const row = await sendingDomains.load(tx, context.scope, id)
    return saved({ kind: 'sending-domain', toFacts, toWire }, stands, row, message)
  })

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/**
 * Sends a mail, through the server that campaigns leave by, from and to an address below the return domain. Its arrival shows that reports
 * will come in. Throws `sendingDomain.testRefused` with the server's words.
 */
export async function testReturnDomain(context: CompanyContext, { id }: { id: string }) {
  const { db, scope, platform } = context
  const row = await sendingDomains.load(db, scope, id)
  if (!row.return_domain) throw fail('sendingDomain.noReturn')
  const server = await platform.house.now()
  // Nothing comes back of what does not leave.
  if (!server) throw fail('campaign.noServer')
  const address = signedAddress(platform.fields, use, id, row.return_domain)
  const raw = await composeMail(
    {
      ...{ from: address, to: address, date: now(), headers: { 'Auto-Submitted': 'auto-generated' } },
      ...{ subject: 'Corridor: test of the return address', text: 'Nobody needs to do anything with this mail.' },
    },
    await dkimFor(context, scope.companyId, row.domain),
  )
  await forgetReturnProof(db, id)
  const envelope = { from: address, to: address }
  const { state, answer } = await server.many.deliverWritten({ envelope, raw }, async () => undefined)
  if (state !== 'accepted') throw fail('sendingDomain.testRefused', { answer })
  await noteReturnAsked(db, id, row.return_domain)
  const data = toWire(await sendingDomains.load(db, scope, id))
  return { success: true as const, message: 'Test mail sent', data }
}

/** True for the test mail of a return domain, which is noted and belongs into nobody's inbox. */
export async function noteReturnTest(
  { db, platform }: Parts,
  companyId: string,
  { to, envelopeTo }: Pick<ReadMail, 'to' | 'envelopeTo'>,
): Promise<boolean> {
  for (const address of [...envelopeTo, ...to.map((one) => one.address)]) {
    const id = rowOfSignedAddress(platform.fields, use, address)
    if (!id) continue
    await noteReturnProved(db, companyId, id, address.slice(address.lastIndexOf('@') + 1).toLowerCase())
    return true
  }
  return false
}

/** The domain of the return addresses of what leaves a domain through the operator's server; undefined until its test mail came in. */
export async function returnDomainOf({ db }: Parts, companyId: string, domain: string): Promise<string | undefined> {
  const row = await findKey(db, companyId, domain.toLowerCase())
  return (row?.return_proved_at && row.return_domain) || undefined
}
