import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import { access } from '@corridor/contract/wire/access'
import { type CompanyContext, type Context, toCompanyContext } from '../../../db/scope/context.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { Platform } from '../../../platform.ts'
import { findOpenPage, isJobSeen, listPresented, type OpenPage, type PresentedRow } from './store.ts'

export interface Opened {
  link: OpenPage
  /** Context of the link's maker as it is now: the page never shows more than they see. */
  context: CompanyContext
}

/**
 * The link of an address. Throws `presentation.unknown`, whatever the reason: it never was, was revoked or replaced, has ended, its job is
 * gone, or whoever made it may no longer present anybody.
 */
export async function openPresentation(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  token: string,
): Promise<Opened> {
  const link = await findOpenPage(db, hashToken(token))
  if (!link) throw fail('presentation.unknown')
  const maker = { userId: link.shown_by, companyId: link.company_id }
  try {
    const context = toCompanyContext(await resumeWork(db, platform, maker, access.submissions.manage, link.id))
    if (await isJobSeen(db, context.scope, link.job_id)) return { link, context }
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'session.forbidden') throw error
  }
  throw fail('presentation.unknown')
}

/** Names a person on the page of one link; it tells nothing of the record, and nothing on another link. */
export const markOf = ({ fields }: Platform, link: OpenPage, submissionId: string): string =>
  fields
    .mark(submissionId, { table: 'presentation', column: 'person', rowId: link.id })
    .toString('base64url')
    .slice(0, 16)

/** Somebody on the page by their mark. Throws `presentation.unknown`. */
export async function findByMark({ link, context }: Opened, mark: string): Promise<PresentedRow> {
  const rows = await listPresented(context.db, context.scope, link.id)
  const found = rows.find(({ submission_id }) => markOf(context.platform, link, submission_id) === mark)
  if (!found) throw fail('presentation.unknown')
  return found
}

const answerable: readonly SubmissionState[] = [
  ...(['to-vendor', 'to-prime', 'to-client', 'interview', 'refused-by-client', 'unknown'] as const),
]
/** True if a client may still answer: not once somebody is confirmed or works there. */
export const isAnswerable = (state: SubmissionState): boolean => answerable.includes(state)
