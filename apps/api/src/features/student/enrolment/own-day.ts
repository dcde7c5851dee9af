import { dateIn } from '@corridor/contract/format/day'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'

const dayMs = 86_400_000

/** The day that it is where the company is, `YYYY-MM-DD`, or will be in so many days. */
export const dayOfCompany = async (sql: Sql, companyId: CompanyScope['companyId'], ahead = 0): Promise<string> =>
  dateIn((await settingsOf(sql, companyId))?.timezone ?? 'UTC', new Date(now().getTime() + ahead * dayMs))
