import { errorMessage } from '@corridor/contract/error-table'
import { presentationDaysMax, presentationDaysUsual } from '@corridor/contract/sales/presentation/kinds'
import type { PresentationAdd } from '@corridor/contract/sales/presentation/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { jobs } from '../../job/job/tables.ts'
import { dayAhead } from '../../job/representation/days.ts'
import { pathOf, postLink } from './post-link.ts'
import { insertPeople, listPresentable } from './store.ts'
import { type PresentationRow, presentations, toFacts, toWire } from './tables.ts'

/** Makes a link that shows submitted people of one job. Its address is told once. */
export async function addPresentation(
  context: CompanyContext,
  { jobId, people, expiresOn, ...given }: PresentationAdd,
) {
  const expires_on = await judgeLastDay(context, expiresOn)
  return write(context, 'presentation.add', async (tx) => {
    const { scope, platform } = context
    const job = await jobs.load(tx, scope, jobId)
    const known = new Map(
      (
        await listPresentable(
          tx,
          scope,
          people.map(({ submissionId }) => submissionId),
        )
      ).map((row) => [row.id, row]),
    )
    // Keeps a person who is named twice once.
    const chosen = [...new Map(people.map((person) => [person.submissionId, person])).values()]
    for (const { submissionId } of chosen) {
      const row = known.get(submissionId)
      if (!row) throw fail('record.notFound', { entity: 'Submission' })
      if (row.job_id !== jobId) throw fail('presentation.otherJob')
      if (!row.is_live) throw fail('presentation.notLive')
    }
    const token = newToken()
    const id = await presentations.insert(tx, scope, {
      job_id: jobId,
      shown_by: scope.userId,
      title: given.title || job.job_title,
      note: given.note,
      shows_initials: given.showsInitials,
      shows_rate: given.showsRate,
      shows_authorization: given.showsAuthorization,
      token_hash: hashToken(token),
      expires_on,
      mail_to: given.mailTo.toLowerCase(),
      mail_language: given.language,
    })
    await insertPeople(tx, scope.companyId, id, chosen)
    if (given.mailTo) await postLink(context, tx, await presentations.load(tx, scope, id), token)
    const after = await presentations.load(tx, scope, id)
    const { answer, ...change } = told(null, after, given.mailTo ? 'Link on its way' : 'Link made')
    return { ...change, answer: { ...answer, address: addressOf(platform, token) } }
  })
}

export const addressOf = ({ publicUrl }: { publicUrl: string }, token: string) => `${publicUrl}${pathOf(token)}`

/** The last day on which a link opens: today at the earliest, in a year at the latest. Throws `presentation.dayWrong`. */
export async function judgeLastDay(context: CompanyContext, asked: string | undefined): Promise<string> {
  const day = asked ?? (await dayAhead(context, presentationDaysUsual))
  if (day >= (await dayAhead(context, 0)) && day <= (await dayAhead(context, presentationDaysMax))) return day
  throw fail('presentation.dayWrong', undefined, { fields: { expiresOn: errorMessage('presentation.dayWrong') } })
}

/** The change of a link, for the trail, and what is answered. */
export const told = (before: PresentationRow | null, after: PresentationRow, message: string) => ({
  record: { kind: 'presentation', id: after.id },
  before: before && toFacts(before),
  after: toFacts(after),
  answer: { success: true as const, message, data: toWire(after) },
})
