import { askDays } from '@corridor/contract/job/representation/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, write } from '../../../db/write.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import { postRequest, secretOf } from './ask.ts'
import { dayAhead } from './days.ts'
import { findAsked } from './store.ts'
import { representations, toFacts, toWire } from './tables.ts'

/**
 * Sends the letter of an open request again, with a new link and its days anew; the link before is dead. Throws `record.notFound`,
 * `representation.notOpen`, `letter.tooSoon` and `letter.tooMany`.
 */
export async function sendRequestAgain(context: CompanyContext, { id }: { id: string }) {
  const ask_until = await dayAhead(context, askDays)
  return write(context, 'representation.ask', async (tx) => {
    const { scope } = context
    const stands = await representations.take(tx, scope, id)
    if (stands.state !== 'asked') throw fail('representation.notOpen')
    const asked = await findAsked(tx, scope, stands.candidate_id, stands.job_id)
    if (!asked) throw fail('record.notFound', { entity: 'Candidate' })
    await emptyLettersOf(tx, secretOf(id))
    const token = newToken()
    await representations.update(tx, id, { token_hash: hashToken(token), ask_until })
    await postRequest(context, tx, asked, { id, language: stands.language, token })
    const after = await representations.load(tx, scope, id)
    return saved({ kind: 'representation', toFacts, toWire }, stands, after, 'Request on its way')
  })
}
