import { errorMessage } from '@corridor/contract/error-table'
import { personName } from '@corridor/contract/format/person-name'
import type { Rate } from '@corridor/contract/job/submission/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { toPayValues } from '../submission/judge.ts'
import { findOverlap, holdPerson } from './store.ts'
import type { PlacementValues } from './tables.ts'

interface Person {
  candidate_id: string
  candidate_first_name: string
  candidate_last_name: string
}

interface Days {
  from: string
  to: string | null
  /** Two may run beside each other. */
  overlap: boolean
  exceptId?: string
}

/** One person works in one place, unless somebody chose otherwise. Throws `placement.endsBefore`, `placement.overlaps`. */
export async function refuseOverlap(tx: Sql, { scope }: CompanyContext, person: Person, { overlap, ...days }: Days) {
  if (days.to !== null && days.to < days.from)
    throw fail('placement.endsBefore', undefined, { fields: { endDate: errorMessage('placement.endsBefore') } })
  await holdPerson(tx, person.candidate_id)
  if (overlap) return
  const job = await findOverlap(tx, { candidateId: person.candidate_id, ...days })
  if (job === undefined) return
  const names = { firstName: person.candidate_first_name, lastName: person.candidate_last_name }
  throw fail('placement.overlaps', { name: personName(names, await settingsOf(tx, scope.companyId)), job })
}

/** The columns of the rates that a body names. */
export async function toRates(
  tx: Sql,
  scope: CompanyScope,
  { bill, pay }: { bill?: Rate | undefined; pay?: Rate | undefined },
): Promise<Partial<PlacementValues>> {
  const billed = bill && (await toPayValues(tx, scope, bill))
  return {
    ...(billed && {
      bill_amount: billed.pay_amount,
      bill_currency: billed.pay_currency,
      bill_per: billed.pay_per,
      bill_tax_term: billed.pay_tax_term,
    }),
    ...(pay && (await toPayValues(tx, scope, pay))),
  }
}
