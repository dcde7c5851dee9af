import type { AddressStep } from '@corridor/contract/student/enrolment/bodies'
import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { findZipFault } from '@corridor/contract/student/enrolment/zip-code'
import type { Student } from '@corridor/contract/student/student/shapes'
import { useEffect, useRef } from 'react'
import { useCountries } from '../../company/onboarding/exports/use-countries'

/** As it is typed; state and city are ids of the data set or texts. */
export type AddressValues = Omit<AddressStep, 'livedSince' | 'formerAddresses'>

/** The address of step 2 or of step 3, as it was saved. */
export type SavedAddress = Student['address'] | Student['communicationAddress']

export const blankAddress: AddressValues = {
  addressLineOne: '',
  addressLineTwo: '',
  country: '',
  state: '',
  city: '',
  zipCode: '',
}

const { addressLineOne, addressLineTwo, country, state, city, zipCode } = names
export const addressLabels = { addressLineOne, addressLineTwo, country, state, city, zipCode }

/** A saved address as it is typed, without the names beside it. */
export const toAddressValues = (saved: SavedAddress): AddressValues =>
  saved
    ? {
        addressLineOne: saved.addressLineOne,
        addressLineTwo: saved.addressLineTwo,
        country: saved.country ?? '',
        state: saved.state,
        city: saved.city,
        zipCode: saved.zipCode,
      }
    : blankAddress

/** Finds the fault of a postcode in its country, for rules that are made before the countries have come. */
export function useZipFault() {
  const { data } = useCountries()
  const countries = useRef(data)
  useEffect(() => {
    countries.current = data
  })
  return (typed: Pick<AddressValues, 'country' | 'zipCode'>) => {
    // The server judges a code of a country that is not known here, or of none.
    const known = countries.current?.find(({ _id }) => _id === typed.country)
    return { zipCode: known ? findZipFault(typed.zipCode, known.code ?? null) : null }
  }
}
