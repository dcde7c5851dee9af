import type { AnyListSpec } from '../../../db/list/spec.ts'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import { openFrom } from '../passport/sealing.ts'
import { type StudentRow, studentSpec, toRow } from './tables.ts'
import type { OpenValues, SealedColumns } from './values.ts'

/** A student as files hold it: the row of the list, and what else an import reads. */
interface FileRow
  extends StudentRow,
    SealedColumns,
    Pick<OpenValues, 'address_line_one' | 'address_line_two' | 'zip_code' | 'passport_expires' | 'marital_status'>,
    Pick<
      OpenValues,
      'number_of_kids' | 'level' | 'study_field' | 'occupied_until' | 'funds_amount' | 'funds_currency'
    > {
  home_country: string | null
  home_state: string | null
  home_city: string | null
}

const sealed = 't.sealed_birth_date, t.sealed_passport'

/** The list of students with the columns of a file; with `fields` their sealed values too. */
export const fileSpec = (fields: FieldCrypto | null): AnyListSpec<FileRow, object> => ({
  ...(studentSpec as unknown as AnyListSpec<FileRow, object>),
  columns: `${studentSpec.columns}, t.address_line_one, t.address_line_two, hc.name as home_country,
    coalesce(hs.name, t.state_name) as home_state, coalesce(ht.name, t.city_name) as home_city, t.zip_code,
    t.passport_expires::text as passport_expires, t.marital_status, t.number_of_kids, t.level, t.study_field, t.occupied_until,
    t.funds_amount, t.funds_currency${fields ? `, ${sealed}` : ''}`,
  joins: `${studentSpec.joins} left join country hc on hc.id = t.country_id left join state hs on hs.id = t.state_id
    left join city ht on ht.id = t.city_id`,
  toWire: (row) => ({
    ...toRow(row),
    addressLineOne: row.address_line_one,
    addressLineTwo: row.address_line_two,
    country: row.home_country,
    state: row.home_state,
    city: row.home_city,
    zipCode: row.zip_code,
    expiresDate: row.passport_expires,
    maritalStatus: row.marital_status,
    numberOfKids: row.number_of_kids,
    level: row.level,
    field: row.study_field,
    occupiedUntil: row.occupied_until,
    fundsAmount: row.funds_amount,
    fundsCurrency: row.funds_currency,
    ...(fields && {
      birthDate: openFrom(fields, row, 'birthDate'),
      passportNumber: openFrom(fields, row, 'passportNumber'),
    }),
  }),
})
