import type { Sql } from '../../../platform/sql.ts'
import { keepAuditMonths } from './store.ts'

/** Keeps the trail's months. Source: api.md, audit 24 months, partitioned by month. */
export const keepMonths = async (sql: Sql): Promise<void> => void (await keepAuditMonths(sql))
