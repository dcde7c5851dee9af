import { plainName } from '@corridor/contract/format/person-name'
import type { CommissionRow } from './tables.ts'

/** Name of a commission among other records: the person and the institution. */
export const nameOfCommission = (row: CommissionRow) =>
  `${plainName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name })} · ${row.institution_name}`
