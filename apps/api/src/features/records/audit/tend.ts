import type { Sql } from '../../../platform/sql.ts'
import { tendMonths } from './store.ts'

/** Keeps the trail's months. Source: api.md, audit 24 months, partitioned by month. */
export const tendAudit = async (sql: Sql): Promise<void> => void (await tendMonths(sql))
