import {
  type DeportationStep,
  notInFuture,
  type PreviousCountriesStep,
} from '@corridor/contract/student/enrolment/bodies'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { assertKnown } from './assert-known.ts'
import { dayOfCompany } from './own-day.ts'
import { saveStep, type Which } from './save-step.ts'
import { listKnownCountries, listKnownEntries } from './tables.ts'

/** Step 8. */
export const saveDeportation = (
  context: CompanyContext,
  { studentId, version, deportationDetails, further, importWasWrong }: DeportationStep & Which,
) =>
  saveStep(context, 'deportationDetails', { studentId, version }, async (tx) => {
    const months = deportationDetails.map(({ refusalDate }) => refusalDate)
    await judgeDeclared(tx, context, 'deportationDetails', deportationDetails, { refusalDate: months })
    const entries = deportationDetails.map(({ country, visaCategory, refusalReason, refusalDate }) => ({
      country_id: country,
      visa_category_id: visaCategory,
      reason: refusalReason,
      month: refusalDate,
    }))
    return {
      columns: { refusals_further: further },
      rows: { student_refusal: entries, ...(importWasWrong && { student_imported_refusal: [] }) },
    }
  })

/** Step 9. */
export const savePreviousCountries = (
  context: CompanyContext,
  { studentId, version, previousCountries, further }: PreviousCountriesStep & Which,
) =>
  saveStep(context, 'previousCountries', { studentId, version }, async (tx) => {
    const months = previousCountries.map(({ traveledDate }) => traveledDate)
    await judgeDeclared(tx, context, 'previousCountries', previousCountries, { traveledDate: months })
    const entries = previousCountries.map(({ country, visaCategory, traveledTime, traveledDate }) => ({
      country_id: country,
      visa_category_id: visaCategory,
      stay: traveledTime,
      month: traveledDate,
    }))
    return { columns: { visits_further: further }, rows: { student_visit: entries } }
  })

/** Refuses a month that has not begun where the company is, and countries and categories that nobody knows. */
async function judgeDeclared(
  tx: Sql,
  { scope }: CompanyContext,
  list: string,
  rows: readonly { country: string; visaCategory: string }[],
  dated: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const thisMonth = (await dayOfCompany(tx, scope.companyId)).slice(0, 7)
  const faults = Object.entries(dated).flatMap(([field, months]) =>
    months.flatMap((month, at) => (month > thisMonth ? [[`${list}.${at}.${field}`, notInFuture.message]] : [])),
  )
  if (faults.length > 0) throw invalid(Object.fromEntries(faults), '')
  const at = (field: string) => (place: number) => `${list}.${place}.${field}`
  const countries = rows.map(({ country }) => country)
  await assertKnown('Country not found', countries, at('country'), (ids) => listKnownCountries(tx, ids))
  const categories = rows.map(({ visaCategory }) => visaCategory)
  await assertKnown('Visa category not found', categories, at('visaCategory'), (ids) =>
    listKnownEntries(tx, 'visa-category', ids),
  )
}
