import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deleteLocation, nameOf, updateLocation } from './save.ts'
import { type LocationRow, locationSpec } from './tables.ts'

export const locationRules: KindRules<LocationRow> = {
  kind: 'company-location',
  table: 'company_location',
  list: locationSpec,
  nameOf,
  update: (context, input) => updateLocation(toCompanyContext(context), input),
  remove: (context, input) => deleteLocation(toCompanyContext(context), input),
}
