import { consentWays } from '@corridor/contract/mail/mailbox/kinds'
import type { CheckResult, MailboxTry } from '@corridor/contract/mail/mailbox/shapes'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { ConsentRefused } from '../../../platform/mail/consent.ts'
import { invalid } from '../../company/company/entries.ts'
import { toServers } from './add.ts'
import { checkServers, stateAfter, wordsOf } from './check-servers.ts'
import { assertManaged, shown } from './manage.ts'
import { findAccountAddress, noteContact } from './store.ts'
import { isManagedBy, type MailboxRow, mailboxes, type ServerValues, toWire } from './tables.ts'
import { authOf } from './token.ts'
import { passwordOf } from './update.ts'

export async function viewMailbox({ db, scope, caller, platform }: Context, { id }: { id: string }) {
  const row = await mailboxes.load(db, scope, id)
  return {
    success: true as const,
    data: toWire(row, isManagedBy(row, scope, caller.roles.includes('owner')), platform.house),
  }
}

/** Tries servers that are not saved. The password that is saved goes to the servers alone for which it was entered. */
export async function tryServers(context: CompanyContext, { id, password, ...input }: MailboxTry) {
  const servers = toServers(input)
  const pass = password || (await savedPassword(context, id, servers))
  if (!pass) throw invalid({ password: 'Password is required' }, '')
  const { guard } = context.platform.memberServers
  return { success: true as const, steps: await checkServers(guard, servers, { user: input.userName, pass }) }
}

async function savedPassword(context: CompanyContext, id: string | undefined, servers: ServerValues): Promise<string> {
  if (!id) return ''
  const row = await mailboxes.load(context.db, context.scope, id)
  assertManaged(context, row)
  return differences<ServerValues>(row, servers) ? '' : passwordOf(context, row)
}

const sidesOf = [
  ['sending', 'smtp'],
  ['reading', 'imap'],
] as const

/** Signs in to a mailbox as it is saved, and notes how that went. */
export async function checkMailbox(context: CompanyContext, { id }: { id: string }) {
  const { db, scope } = context
  const row = await mailboxes.load(db, scope, id)
  assertManaged(context, row)
  if (row.state === 'off') throw fail('mailbox.isOff')
  const steps = row.way === 'relay' ? await checkRelay(context) : await checkSaved(context, row)
  for (const [side, server] of sidesOf) {
    const { state, words } = stateAfter(steps.filter((step) => step.server === server))
    await noteContact(db, id, state, words, [side])
  }
  return { success: true as const, steps, data: (await shown(context, db, id)).data }
}

async function checkSaved(context: CompanyContext, row: MailboxRow): Promise<CheckResult[]> {
  try {
    return await checkServers(context.platform.memberServers.guard, row, await authOf(context, row))
  } catch (error) {
    const step = error instanceof ConsentRefused ? 'sign-in' : 'connect'
    return [{ server: 'smtp', step, isDone: false, words: wordsOf(error) }]
  }
}

// In test mode mail is kept, which is as good as it gets there: the page says so.
async function checkRelay({ platform }: CompanyContext): Promise<CheckResult[]> {
  try {
    await platform.mail.greet()
    return [{ server: 'smtp', step: 'connect', isDone: true, words: '' }]
  } catch (error) {
    return [{ server: 'smtp', step: 'connect', isDone: false, words: wordsOf(error) }]
  }
}

/** Lists the ways that this installation lets the caller choose. */
export async function listWays({ db, scope, platform }: CompanyContext) {
  const consent = consentWays.filter((way) => platform.memberServers.consents[way])
  return { success: true as const, consent, relayAddress: await findAccountAddress(db, scope.userId) }
}
