import type { FieldCrypto } from '../../../../../platform/field-crypto.ts'
import { sealBirthDate, sealNumber } from '../../../../student/passport/sealing.ts'
import type { Entries, StudentFile, StudentValues } from '../../../../student/student/values.ts'
import { type Origin, origins } from './origins.ts'
import type { Declared, PlannedStudent } from './plan.ts'

/** Ids of what files name, as this installation has them. */
export interface Known {
  countries: ReadonlyMap<string, string>
  /** By country, state and city: `IN Punjab Ludhiana`. */
  places: ReadonlyMap<string, { state: string; city: string }>
  relations: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, string>
}

/** The record that steps fill. */
export interface Place {
  id: string
  companyId: string
  fields: FieldCrypto
  known: Known
}

export type Filled = Omit<StudentValues, 'saved_steps' | 'in_edit_mode'> & Entries

/** A file in which nothing was saved. */
export const blank: Filled = {
  ...{ first_name: '', middle_name: '', last_name: '', name_confirmed: false, has_only_one_name: false },
  ...{ address_line_one: null, address_line_two: '', country_id: null, state_id: null, state_name: null },
  ...{ city_id: null, city_name: null, zip_code: '', same_as_above: false, mail_line_one: null, mail_line_two: '' },
  ...{ mail_country_id: null, mail_state_id: null, mail_state_name: null, mail_city_id: null, mail_city_name: null },
  ...{ mail_zip_code: '', email: '', phone_code: '', phone_number: '', citizenship_id: null, passport_expires: null },
  ...{ zone_surname: '', zone_given_names: '', zone_citizenship: '' },
  ...{ marital_status: null, number_of_kids: null, refusals_further: '', visits_further: '', counsellor_id: null },
  ...{ sealed_birth_date: null, sealed_passport: null, passport_mark: null, passport_tail: '', person_mark: null },
  ...{ level: null, study_field: '', intake: null, occupied_until: null, funds_amount: null, funds_currency: null },
  ...{ lived_since: null, student_former_address: [], student_imported_refusal: [] },
  ...{ student_contact: [], student_refusal: [], student_visit: [], student_test: [], student_target: [] },
}

const digits = (start: string, number: number) => `${start}${String(number).padStart(3, '0')}`
const ownNumbers = 100
const contactNumbers = 300

/** Values that each of the ten steps writes, in their order. */
export function fillSteps(of: PlannedStudent, at: Place): Partial<Filled>[] {
  const { known } = at
  const origin: Origin = origins[of.origin]
  const { phoneCode: phone_code } = origin
  const home = addressOf(of, origin, known, 0)
  const hasSame = of.homeNumber % 5 !== 0
  const further = { refusals_further: of.refusalsFurther }
  const name = { first_name: of.given, middle_name: of.middle, last_name: of.family }
  return [
    { ...name, ...{ name_confirmed: false, has_only_one_name: of.family === '' } },
    home,
    hasSame ? { same_as_above: true } : toMail(addressOf(of, origin, known, 1)),
    { email: of.email, phone_code, phone_number: digits(origin.phoneStart, ownNumbers + of.number) },
    {
      student_contact: of.contacts.map(({ given, family, relation, isGuardian }, place) => ({
        ...{ first_name: given, last_name: family, has_only_one_name: family === '', phone_code },
        mobile_number: digits(origin.phoneStart, contactNumbers + 2 * of.number + place),
        email: `${given}.${family || 'home'}.${of.number}@home.example`
          .normalize('NFKD')
          .replace(/[^\w.@]/g, '')
          .toLowerCase(),
        relation_id: known.relations.get(relation) ?? null,
        ...{ is_guardian: isGuardian, notes: '' },
      })),
    },
    {
      citizenship_id: known.countries.get(origin.country) ?? null,
      passport_expires: of.passportEnds,
      ...sealBirthDate(at.fields, { ...at, ...name }, of.born),
      ...sealNumber(at.fields, at, passportOf(of)),
    },
    { marital_status: of.marital, number_of_kids: of.kids },
    {
      ...further,
      student_refusal: declared(of.refusals, known).map(({ text: reason, ...row }) => ({ ...row, reason })),
    },
    { student_visit: declared(of.visits, known).map(({ text: stay, ...row }) => ({ ...row, stay })) },
    {
      student_test: of.tests.map((test) => ({
        ...{
          target_score: null,
          past_score: null,
          past_date: null,
          mode: null,
          batch: '',
          start_date: null,
          notes: '',
        },
        ...test,
      })),
    },
  ]
}

/** A number of the state's form. */
export function passportOf({ origin, number }: PlannedStudent): string {
  const { passport } = origins[origin]
  const places = passport.match(/#+/)?.[0].length ?? 0
  return passport.replace(/#+/, String(number).padStart(places, '0'))
}

type Address = Pick<
  StudentFile,
  'address_line_one' | 'country_id' | 'state_id' | 'state_name' | 'city_id' | 'city_name' | 'zip_code'
>

/** The state and the city are those of the data set if it has them. */
function addressOf(of: PlannedStudent, origin: Origin, known: Known, which: number): Address {
  const { places, streets, country } = origin
  const [city, state, zip_code] = places[(of.homeNumber + which) % places.length] ?? ['', '', '']
  const found = known.places.get(`${country} ${state} ${city}`)
  return {
    address_line_one: `${((of.homeNumber * 7) % 90) + 3 + which} ${streets[(of.homeNumber + which) % streets.length]}`,
    country_id: known.countries.get(country) ?? null,
    ...{ state_id: found?.state ?? null, state_name: found ? null : state },
    ...{ city_id: found?.city ?? null, city_name: found ? null : city, zip_code },
  }
}

const toMail = (address: Address): Partial<Filled> => ({
  mail_line_one: address.address_line_one,
  mail_country_id: address.country_id,
  ...{ mail_state_id: address.state_id, mail_state_name: address.state_name },
  ...{ mail_city_id: address.city_id, mail_city_name: address.city_name, mail_zip_code: address.zip_code },
})

const declared = (rows: readonly Declared[], { countries, categories }: Known) =>
  rows.map(({ country, category, text, month }) => ({
    country_id: countries.get(country) ?? '',
    visa_category_id: categories.get(category) ?? '',
    ...{ text, month },
  }))
