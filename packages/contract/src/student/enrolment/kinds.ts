/** Plain data of the enrolment: pages carry it without the validator. */
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const
export type MaritalStatus = (typeof maritalStatuses)[number]
export const maritalStatusNames: Record<MaritalStatus, string> = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  widowed: 'Widowed',
}

export const coachingModes = ['classroom', 'online', 'self-study'] as const
export type CoachingMode = (typeof coachingModes)[number]
export const coachingModeNames: Record<CoachingMode, string> = {
  classroom: 'Classroom',
  online: 'Online',
  'self-study': 'Self-study',
}

/** Rows of refusals and of countries that were visited; more than these are told in words. Source: spec 3 §9. */
export const declaredRowsMax = 4
export const emergencyContactsMax = 50
export const coachingTestsMax = 20
export const formerAddressesMax = 10

/** Kinds of what the summary finds in a step: a value that is not there, or one that another contradicts. */
export const findingKinds = ['missing', 'contradicts'] as const
export type FindingKind = (typeof findingKinds)[number]

/** A file with a finding that blocks cannot be declared; one that warns is shown, and left to whoever reads it. */
export const findingWeights = ['block', 'warn'] as const
export type FindingWeight = (typeof findingWeights)[number]

/** Places beside the steps that a finding leads to, each with its name: parts of the student's page. */
export const findingPlaceNames = {
  plan: 'Study plan',
  family: 'Family',
  documents: 'Documents',
  imported: 'Refused, as an import says',
  applications: 'Applications',
} as const
export type FindingPlace = keyof typeof findingPlaceNames
export const findingPlaces = Object.keys(findingPlaceNames) as [FindingPlace, ...FindingPlace[]]

/** Names of the fields of the steps and the plan, as labels and the summary say them. */
export const enrolmentFieldNames = {
  firstName: 'First Name',
  middleName: 'Middle Name',
  lastName: 'Last Name',
  addressLineOne: 'Address Line One',
  addressLineTwo: 'Address Line Two',
  country: 'Country',
  state: 'State',
  city: 'City',
  zipCode: 'Zip Code',
  livedSince: 'Living there since',
  formerAddresses: 'Former addresses',
  place: 'Place',
  from: 'From',
  to: 'To',
  email: 'Email',
  countryCode: 'Country Code',
  phoneNumber: 'Phone Number',
  mobileNumber: 'Mobile Number',
  relation: 'Relation',
  isGuardian: 'Guardian',
  additionalNotes: 'Additional Notes',
  contacts: 'Emergency Contact',
  countryOfCitizenship: 'Country of Citizenship',
  birthDate: 'Birth Date',
  passportNumber: 'Passport Number',
  expiresDate: 'Expiry Date',
  maritalStatus: 'Marital Status',
  numberOfKids: 'Number of Kids',
  deportationDetails: 'Deportation Details',
  visaCategory: 'Visa Category',
  refusalReason: 'Refusal Reason',
  refusalDate: 'Refusal Date',
  previousCountries: 'Previous Countries',
  traveledTime: 'Traveled Time',
  traveledDate: 'Traveled Date',
  further: 'Further',
  tests: 'Coaching',
  test: 'Test',
  targetScore: 'Target Score',
  pastScore: 'Past Score',
  pastDate: 'Past Date',
  mode: 'Mode',
  batch: 'Batch',
  startDate: 'Start Date',
  notes: 'Notes',
  intake: 'Intake',
  occupiedUntil: 'Last studied or worked',
  fundsAmount: 'Funds',
} as const
export type EnrolmentField = keyof typeof enrolmentFieldNames
