export interface Fault {
  field: string
  value: string
  message: string
  /** The country of the address, or the one whose phone code stands before the number. */
  country?: string
}

// Each rule and its message stand in the contract's table of the onboarding; here one of each field, and what follows the country.

/** Values that break a rule of an address (spec 3 §5.2), as they are typed, and the message for each. */
export const addressFaults: readonly Fault[] = [
  { field: 'Address', value: '', message: 'Address is required' },
  { field: 'Address', value: '12 Ring R', message: 'Address must be at least 10 characters' },
  { field: 'PIN/ZIP Code', value: '', message: 'PIN/ZIP Code is required' },
  { field: 'PIN/ZIP Code', value: '3950031', message: 'PIN/ZIP Code cannot exceed 6 characters' },
  { field: 'PIN/ZIP Code', value: 'abcdef', message: 'PIN/ZIP Code is not valid for this country' },
  {
    field: 'PIN/ZIP Code',
    value: 'SW1A 1AAA',
    message: 'PIN/ZIP Code cannot exceed 7 characters',
    country: 'United Kingdom',
  },
  { field: 'PIN/ZIP Code', value: 'K1A0B', message: 'PIN/ZIP Code is not valid for this country', country: 'Canada' },
]

/** Values that break a rule of a contact authority (spec 3 §5.3), as they are typed, and the message for each. */
export const contactFaults: readonly Fault[] = [
  { field: 'First Name', value: '', message: 'First Name is required' },
  { field: 'First Name', value: 'A', message: 'Minimum 2 characters required' },
  { field: 'Middle Name', value: 'Asha  Devi', message: 'Consecutive spaces are not allowed' },
  { field: 'Last Name', value: '', message: 'Last Name is required' },
  { field: 'Last Name', value: 'Asha1', message: 'Only alphabets and spaces are allowed' },
  { field: 'Email', value: 'asha@@maple.example', message: 'Email should contain only one @' },
  { field: 'Mobile', value: '0987654321', message: 'Mobile number cannot start with 0' },
  {
    field: 'Mobile',
    value: '1'.repeat(16),
    message: 'Mobile number must be 6 to 15 digits',
    country: 'United Kingdom',
  },
  { field: 'Mobile', value: '202555012', message: 'Mobile number must be exactly 10 digits', country: 'Canada' },
]
