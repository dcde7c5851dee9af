/** Settings that a company's Owner chooses for all of its people. All four are chosen together; a company that chose nothing has none. */
export interface CompanySettings {
  defaultDateFormat: DateFormat
  displayNamePattern: NamePattern
  currency: Currency
  timezone: string
}

// spec 2 §9, Business constants.
export const dateFormats = ['mm/dd/yy', 'dd/mm/yy', 'yy/mm/dd'] as const
export type DateFormat = (typeof dateFormats)[number]

export const namePatterns = ['First Name', 'Last Name', 'First Name + Last Name', 'Last Name + First Name'] as const
export type NamePattern = (typeof namePatterns)[number]

export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'INR',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'SEK',
  'NZD',
  'MXN',
  'SGD',
  'HKD',
  'NOK',
] as const
export type Currency = (typeof currencies)[number]
