import type { JobFields } from '../../../reading/answer.ts'
import { placeOf, titleWordsOf } from './alike.ts'

/** Requirement of a mail, as it is kept. */
export interface ReadRequirement {
  title: string
  title_words: string[]
  client: string
  places: string[]
  rate_min: string | null
  rate_max: string | null
  rate_currency: string
  rate_per: string
  pay_types: string[]
}

/** Without a title the subject says what is asked for. */
export const toRequirement = (ad: JobFields | null | undefined, subject: string): ReadRequirement => {
  const title = ad?.jobTitle?.value ?? subject
  return {
    title,
    title_words: titleWordsOf(title),
    client: ad?.endClient?.value ?? '',
    places: (ad?.locations ?? []).map(({ city, state, place }) =>
      city || state ? placeOf({ city: city?.value, state: state?.value }) : placeOf({ city: place.value }),
    ),
    ...{ rate_min: ad?.minSalary?.value ?? null, rate_max: ad?.maxSalary?.value ?? null },
    ...{ rate_currency: ad?.currency?.value ?? '', rate_per: ad?.salaryDuration?.value ?? '' },
    pay_types: (ad?.payTypes ?? []).map(({ value }) => value),
  }
}
