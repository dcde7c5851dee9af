import { access } from '@corridor/contract/wire/access'
import { type CompanyContext, type Parts, toCompanyContext } from '../../../db/scope/context.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { ownersOf } from '../../told/notification/tell-owners.ts'

interface Recruiters {
  /** Member responsible for the applicants of a job: its maker, or an owner if the maker may not be any more. */
  maker: CompanyContext
  /** Member who sees all candidates of the company. */
  owner: CompanyContext
}

/** Finds the members in whose name an applicant becomes a candidate. `workId` names the work in the audit. */
export async function recruitersOf(
  { db, platform }: Parts,
  { companyId, madeBy }: { companyId: string; madeBy: string | null },
  workId: string,
): Promise<Recruiters> {
  const contextOf = async (userId: string): Promise<CompanyContext | undefined> => {
    try {
      return toCompanyContext(await resumeWork(db, platform, { userId, companyId }, access.candidates.manage, workId))
    } catch (error) {
      if (error instanceof Failure && error.code === 'session.forbidden') return undefined
      throw error
    }
  }
  const [first] = await ownersOf(db, companyId)
  const owner = first && (await contextOf(first))
  // A company always has an owner; without one that is active nobody would read the application.
  if (!owner) throw fail('job.unknown')
  return { maker: (madeBy && (await contextOf(madeBy))) || owner, owner }
}
