import { certificateNeeds, certificateVersion } from '@corridor/contract/trust/certificate/needs'
import type { Context } from '../../../db/scope/context.ts'
import { loadCompany } from '../proof/own-company.ts'
import { listPapers, toPaper } from '../proof/tables.ts'
import { isReady } from './rules.ts'
import { findStates } from './store.ts'

export async function viewCertificate({ db, scope }: Context, { companyId }: { companyId: string }) {
  await loadCompany(db, scope, companyId)
  const needs = await findStates(db, companyId, certificateNeeds)
  const papers = await listPapers(db, 'certificate', companyId)
  return {
    success: true as const,
    data: { version: certificateVersion, needs, isReady: isReady(needs), papers: papers.map(toPaper) },
  }
}
