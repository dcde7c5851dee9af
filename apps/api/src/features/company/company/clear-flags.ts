import type { CompanyDocumentType } from '@corridor/contract/company/onboarding/choices'
import type postgres from 'postgres'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { toDocumentation, withoutFlags } from './rules.ts'
import { findCompany, updateCompanyRow } from './store.ts'

/** A document that is there now is no longer one that the company does not have. */
export async function clearFlags(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  types: readonly CompanyDocumentType[],
): Promise<void> {
  const { scope } = context
  const company = await findCompany(tx, scope, scope.companyId)
  if (!company) return
  const before = { documentation_info: toDocumentation(company.documentation_info) }
  const change = differences(before, { documentation_info: withoutFlags(before.documentation_info, types) })
  if (!change) return
  await updateCompanyRow(tx, company.id, change)
  await leaveTrail(context, tx, 'company.update', [
    { record: { kind: 'company', id: company.id }, before, after: change },
  ])
}
