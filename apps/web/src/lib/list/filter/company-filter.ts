import { api } from '../../call/client'
import { text } from '../../language/text'
import { ofAnyStatus, recordFilter } from './record-filter'

/** Narrows what administrators list to one company. */
export const companyFilter = recordFilter({
  label: text('Company'),
  source: api.company.list,
  nameOf: (company) => company.name,
  among: ofAnyStatus,
})
