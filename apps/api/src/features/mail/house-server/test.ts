import type { Context } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { findEmail } from './store.ts'

/** Sends a mail to the caller and answers with the server's own words. Throws `houseServer.missing` and `houseServer.testRefused`. */
export async function sendHouseTest({ db, caller, platform }: Context) {
  const server = await platform.house.now()
  if (!server) throw fail('houseServer.missing')
  const to = { name: '', address: await findEmail(db, caller.userId) }
  const words = 'This installation can send email. Nobody needs to do anything with this mail.'
  const { state, answer } = await server.letters.deliver(
    {
      ...{ id: newId(), from: server.from, to, date: now(), unsubscribeUrl: null, calendar: null },
      ...{ subject: 'Corridor: test of the mail server', text: words, html: `<p>${words}</p>` },
    },
    async () => undefined,
  )
  if (state !== 'accepted') throw fail('houseServer.testRefused', { answer })
  return { success: true as const, message: 'Test mail sent', to: to.address, answer }
}
