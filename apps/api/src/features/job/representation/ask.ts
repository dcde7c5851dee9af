import { plainName } from '@corridor/contract/format/person-name'
import { askDays } from '@corridor/contract/job/representation/kinds'
import type { RepresentationAsk } from '@corridor/contract/job/representation/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { representationAsked } from '../../../letters/representation-asked.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { dayAhead, judgeUntil } from './days.ts'
import { rateColumns } from './rate-columns.ts'
import { type Asked, endExpired, findAsked, openIndex } from './store.ts'
import { representations, toFacts, toWire } from './tables.ts'

const minutesPerDay = 1_440

/** Secret that the letter of a link opens, so that it dies with the link. */
export const secretOf = (id: string) => `representation:${id}`

/**
 * Makes a link by which somebody lets the company speak for them. Its address is told once, and goes out by a letter if that is wanted.
 * Throws `representation.asked` while one is open.
 */
export async function askForRight(context: CompanyContext, input: RepresentationAsk) {
  const { candidateId, jobId, validUntil, rate, showsClient, byMail, language } = input
  const valid_until = await judgeUntil(context, validUntil)
  const ask_until = await dayAhead(context, askDays)
  return write(context, 'representation.ask', async (tx) => {
    const { scope, platform } = context
    const asked = await findAsked(tx, scope, candidateId, jobId)
    if (!asked) throw fail('record.notFound', { entity: 'Candidate' })
    await endExpired(tx, candidateId, jobId)
    const token = newToken()
    const values = {
      candidate_id: candidateId,
      job_id: jobId,
      proof: 'link' as const,
      state: 'asked' as const,
      ...(await rateColumns(tx, scope, rate)),
      valid_until,
      ask_until,
      token_hash: hashToken(token),
      shows_client: showsClient,
      language,
    }
    const id = await representations.insert(tx, scope, values).catch((error) => {
      throw isTaken(error, openIndex) ? fail('representation.asked') : error
    })
    if (byMail) await postRequest(context, tx, asked, { id, language, token })
    const after = await representations.load(tx, scope, id)
    return {
      record: { kind: 'representation', id },
      before: null,
      after: toFacts(after),
      answer: {
        success: true as const,
        message: byMail ? 'Request on its way' : 'Request made',
        data: toWire(after),
        address: `${platform.publicUrl}${pathOf(token)}`,
      },
    }
  })
}

const pathOf = (token: string) => `/agree/${token}`

/** Posts the letter that asks, in the caller's transaction. Throws `letter.tooSoon` and `letter.tooMany`. */
export async function postRequest(
  { scope, platform }: CompanyContext,
  tx: Sql,
  asked: Asked,
  { id, language, token }: { id: string; language: Language; token: string },
): Promise<void> {
  const name = plainName({ firstName: asked.first_name, lastName: asked.last_name })
  const said = { company: asked.company_name, job: asked.job_title, days: askDays, path: pathOf(token) }
  await platform.mail.post(tx, { name, address: asked.email, language }, representationAsked(said), {
    secret: { of: secretOf(id), minutes: askDays * minutesPerDay },
    by: scope.companyId,
  })
}
