import { errorMessage } from '@corridor/contract/error-table'
import { dateIn } from '@corridor/contract/format/day'
import { representationDaysMax, representationDaysUsual } from '@corridor/contract/job/representation/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'

const dayMs = 86_400_000

/** The day in so many days, by the company's clock. */
export async function dayAhead({ db, scope }: CompanyContext, days: number): Promise<string> {
  const zone = (await settingsOf(db, scope.companyId))?.timezone ?? 'UTC'
  return dateIn(zone, new Date(now().getTime() + days * dayMs))
}

/** The last day of a right: today at the earliest, in a year at the latest. Throws `representation.dayWrong`. */
export async function judgeUntil(context: CompanyContext, asked: string | undefined): Promise<string> {
  const day = asked ?? (await dayAhead(context, representationDaysUsual))
  if (day >= (await dayAhead(context, 0)) && day <= (await dayAhead(context, representationDaysMax))) return day
  throw fail('representation.dayWrong', undefined, { fields: { validUntil: errorMessage('representation.dayWrong') } })
}
