/** A step of the enrolment as pages, server and tests know it. Failures take the server's message as `{message}`. Source: spec 3 §2.4, §7.2, §8.3. */
export interface EnrolmentStep {
  number: number
  /** Part of the student that it fills. */
  part: EnrolmentPart
  /** Segment of the page's address. */
  segment: string
  heading: string
  /** Last part of the call's path. */
  call: string
  done: string
  failed: string
  formStatus: string | null
}

export const enrolmentParts = [
  'fullName',
  'address',
  'communicationAddress',
  'contact',
  'emergencyContact',
  'passport',
  'maritalStatus',
  'deportationDetails',
  'previousCountries',
  'coaching',
] as const
export type EnrolmentPart = (typeof enrolmentParts)[number]

/** The ten steps in their order. Plain data: pages carry it without the validator. */
export const enrolmentSteps = [
  {
    number: 1,
    part: 'fullName',
    segment: 'fullname',
    heading: 'Full Name',
    call: 'full-name',
    done: 'Student full name added successfully',
    failed: 'Failed to add student full name: {message}',
    formStatus: null,
  },
  {
    number: 2,
    part: 'address',
    segment: 'address',
    heading: 'Address',
    call: 'address',
    done: 'Address added successfully',
    failed: 'Failed to add address',
    formStatus: 'Invalid address details',
  },
  {
    number: 3,
    part: 'communicationAddress',
    segment: 'communicationaddress',
    heading: 'Communication Address',
    call: 'communicationaddress',
    done: 'Communication address added successfully',
    failed: 'Failed to add communication address',
    formStatus: 'Invalid communication address details',
  },
  {
    number: 4,
    part: 'contact',
    segment: 'contact',
    heading: 'Contact',
    call: 'contact',
    done: 'Contact details added successfully',
    failed: 'Failed to add contact details',
    formStatus: 'Invalid contact details',
  },
  {
    number: 5,
    part: 'emergencyContact',
    segment: 'emergencycontact',
    heading: 'Emergency Contact',
    call: 'emergency-contact',
    done: 'Emergency contact details added successfully',
    failed: 'Failed to add emergency contact details',
    formStatus: 'Invalid emergency contact details',
  },
  {
    number: 6,
    part: 'passport',
    segment: 'passportdetails',
    heading: 'Passport Details',
    call: 'passport',
    done: 'Passport details added successfully',
    failed: 'Failed to add passport details',
    formStatus: 'Invalid passport details',
  },
  {
    number: 7,
    part: 'maritalStatus',
    segment: 'maritalstatus',
    heading: 'Marital Status',
    call: 'marital-status',
    done: 'Marital status details added successfully',
    failed: 'Failed to add marital status details',
    formStatus: 'Invalid marital status details',
  },
  {
    number: 8,
    part: 'deportationDetails',
    segment: 'deportationdetails',
    heading: 'Deportation Details',
    call: 'deportation-details',
    done: 'Deportation details added successfully',
    failed: 'Failed to add deportation details',
    formStatus: 'Invalid deportation details',
  },
  {
    number: 9,
    part: 'previousCountries',
    segment: 'previouscountries',
    heading: 'Previous Countries',
    call: 'previous-countries',
    done: 'Previous countries details added successfully',
    failed: 'Failed to add previous countries details',
    formStatus: 'Invalid previous countries details',
  },
  {
    number: 10,
    part: 'coaching',
    segment: 'coaching',
    heading: 'Coaching',
    call: 'coaching',
    done: 'Coaching details added successfully',
    failed: 'Failed to add coaching details',
    formStatus: 'Invalid coaching details',
  },
] as const satisfies readonly EnrolmentStep[]

/** Finds the step that fills a part. */
export const stepOf = <Part extends EnrolmentPart>(part: Part) =>
  // There is one for each part.
  enrolmentSteps.find((step) => step.part === part) as Extract<(typeof enrolmentSteps)[number], { part: Part }>

/** Finds the first step that was not saved; null if all ten were. */
export const firstMissingStep = (saved: readonly number[], before: number = enrolmentSteps.length + 1): number | null =>
  enrolmentSteps.find(({ number }) => number < before && !saved.includes(number))?.number ?? null
