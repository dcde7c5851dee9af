import { api } from '../../../../lib/client'
import { ofAnyStatus, recordFilter } from '../../../../lib/list/record-filter'
import { text } from '../../../../lib/text'

/** Narrows what administrators list to one company. */
export const companyFilter = recordFilter({
  label: text('Company'),
  source: api.company.list,
  nameOf: (company) => company.name,
  among: ofAnyStatus,
})
