export interface Fault {
  field: string
  value: string
  message: string
  /** The country of the address, or the one whose phone code stands before the number. */
  country?: string
}

/** What breaks a rule of an address (spec 3 §5.2), as it is typed, and what is said of it. */
export const addressFaults: readonly Fault[] = [
  { field: 'Address', value: '', message: 'Address is required' },
  { field: 'Address', value: '12 Ring R', message: 'Address must be at least 10 characters' },
  { field: 'Address', value: 'x'.repeat(51), message: 'Address cannot exceed 50 characters' },
  {
    field: 'Address',
    value: '12 Ring Road #@.,&-',
    message: 'Cannot have 6 or more special characters together',
  },
  {
    field: 'Address',
    value: '__++**(( Ring Road',
    message: 'Cannot have 6 or more special characters together',
  },
  { field: 'PIN/ZIP Code', value: '', message: 'PIN/ZIP Code is required' },
  { field: 'PIN/ZIP Code', value: '3950031', message: 'PIN/ZIP Code cannot exceed 6 characters' },
  { field: 'PIN/ZIP Code', value: '395-03', message: 'PIN/ZIP Code can only contain letters and digits' },
  { field: 'PIN/ZIP Code', value: '000000', message: 'PIN/ZIP Code cannot repeat one character 6 times' },
  { field: 'PIN/ZIP Code', value: 'aaaaaa', message: 'PIN/ZIP Code cannot repeat one character 6 times' },
  { field: 'PIN/ZIP Code', value: 'abcdef', message: 'PIN/ZIP Code is not valid for this country' },
  {
    field: 'PIN/ZIP Code',
    value: 'SW1A 1AAA',
    message: 'PIN/ZIP Code cannot exceed 7 characters',
    country: 'United Kingdom',
  },
  {
    field: 'PIN/ZIP Code',
    value: '12345',
    message: 'PIN/ZIP Code is not valid for this country',
    country: 'United Kingdom',
  },
  {
    field: 'PIN/ZIP Code',
    value: '7500',
    message: 'PIN/ZIP Code is not valid for this country',
    country: 'United States',
  },
  { field: 'PIN/ZIP Code', value: 'K1A0B', message: 'PIN/ZIP Code is not valid for this country', country: 'Canada' },
]

const nameFaults: readonly Omit<Fault, 'field'>[] = [
  { value: 'A', message: 'Minimum 2 characters required' },
  { value: 'A'.repeat(21), message: 'Maximum 20 characters allowed' },
  { value: 'Asha1', message: 'Only alphabets and spaces are allowed' },
  { value: 'Asha_', message: 'Only alphabets and spaces are allowed' },
  { value: 'Asha  Devi', message: 'Consecutive spaces are not allowed' },
  { value: ' Asha', message: 'Spaces at the beginning or the end are not allowed' },
  { value: 'Asha ', message: 'Spaces at the beginning or the end are not allowed' },
  { value: 'A Devi', message: 'One character followed by a space is not allowed' },
]
const namesOf = (field: string) => nameFaults.map((fault) => ({ field, ...fault }))

/** What breaks a rule of a contact authority (spec 3 §5.3), as it is typed, and what is said of it. */
export const contactFaults: readonly Fault[] = [
  { field: 'First Name', value: '', message: 'First Name is required' },
  ...namesOf('First Name'),
  ...namesOf('Middle Name').slice(1),
  { field: 'Last Name', value: '', message: 'Last Name is required' },
  ...namesOf('Last Name'),
  { field: 'Email', value: '', message: 'Email is required' },
  { field: 'Email', value: `${'a'.repeat(20)}@maple.example`, message: 'Maximum 30 characters allowed' },
  { field: 'Email', value: 'asha', message: 'Invalid email format' },
  { field: 'Email', value: 'asha@@maple.example', message: 'Email should contain only one @' },
  { field: 'Mobile', value: '', message: 'Mobile is required' },
  { field: 'Mobile', value: 'none', message: 'Mobile is required' },
  { field: 'Mobile', value: '987654321', message: 'Mobile number must be exactly 10 digits' },
  { field: 'Mobile', value: '0987654321', message: 'Mobile number cannot start with 0' },
  { field: 'Mobile', value: '9999999123', message: 'No digit may be repeated more than 5 times' },
  { field: 'Mobile', value: '12345', message: 'Mobile number must be 6 to 15 digits', country: 'United Kingdom' },
  {
    field: 'Mobile',
    value: '1'.repeat(16),
    message: 'Mobile number must be 6 to 15 digits',
    country: 'United Kingdom',
  },
  { field: 'Mobile', value: '202555012', message: 'Mobile number must be exactly 10 digits', country: 'Canada' },
]
