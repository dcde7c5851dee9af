import { dateIn } from '@corridor/contract/format/day'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'

/** The day that it is where the company is, `YYYY-MM-DD`. */
export const dayOfCompany = async (sql: Sql, companyId: CompanyScope['companyId']): Promise<string> =>
  dateIn((await settingsOf(sql, companyId))?.timezone ?? 'UTC', now())
