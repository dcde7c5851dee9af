import { type CompanyEmployee, CompanyEmployeeAdd } from '@corridor/contract/company/contact/shapes'
import type { AuthorityPosition, AuthorityType } from '@corridor/contract/company/onboarding/choices'
import { Anchor } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import type { EntryKind } from '../../../lib/entry/entry-kind'
import { EntryStep } from '../../../lib/entry/entry-step'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { PhoneLink } from '../../../lib/record/phone-link'
import { RecordQuery } from '../../../lib/record/record-query'
import { ContactAuthorityFields, type ContactAuthorityValues } from './contact-authority-fields'
import { authorityPositionNames, authorityTypeNames } from './exports/authority-texts'
import { useCountries } from './exports/use-countries'
import { saveFailing } from './save-failing'
import type { StepProps } from './step-pages'
import { refreshOnboarding } from './use-own-company'

/** Step 3: whom the company names for agreements and for each country. */
export default function ContactAuthorityStep({ company }: StepProps) {
  const query = useCountries()
  return (
    <RecordQuery query={query}>
      {(countries) => {
        // The form begins with the company's own code.
        const countryCode = countries.find(({ _id }) => _id === company.yourCountry)?.phoneCode ?? ''
        const rules = { schema: CompanyEmployeeAdd, blank: { ...nothing, countryCode } }
        return <EntryStep kind={contactAuthorities} rules={rules} />
      }}
    </RecordQuery>
  )
}

const nothing: ContactAuthorityValues = {
  authorityType: '',
  authorityPosition: '',
  firstName: '',
  middleName: '',
  lastName: '',
  nameConfirmed: false,
  hasOnlyOneName: false,
  email: '',
  countryCode: '',
  mobile: '',
}

const contactAuthorities: EntryKind<CompanyEmployee, ContactAuthorityValues> = {
  texts: {
    entity: text('Contact Authority'),
    addNew: text('Add New Contact'),
    edit: text('Update Contact'),
    heading: text('Contacts'),
    numbered: text('Contact {n}'),
    added: text('Contact authority information added successfully'),
    updated: text('Contact authority information updated successfully'),
    deleted: text('Contact authority deleted successfully'),
    deleteTitle: text('Delete Contact'),
    deleteQuestion: text('Are you sure you want to delete this contact authority?'),
    deleteFailed: text('Failed to delete contact authority: {message}'),
    invalid: text('Invalid contact data'),
    failing: saveFailing,
    submitAdd: text('Add Information'),
    submitUpdate: text('Update Information'),
  },
  draft: 'onboarding.contacts',
  list: 'employees',
  labels: {
    authorityType: text('Contact Authority Type'),
    authorityPosition: text('Authority Position'),
    firstName: text('First Name'),
    middleName: text('Middle Name'),
    lastName: text('Last Name'),
    nameConfirmed: text('Confirmed as the full name'),
    hasOnlyOneName: text('This person has only one name'),
    email: text('Email'),
    countryCode: text('Country Code'),
    mobile: text('Mobile'),
  },
  show: (name, value) => {
    if (name === 'authorityType') return <Named name={authorityTypeNames[value as AuthorityType]} />
    if (name === 'authorityPosition') return <Named name={authorityPositionNames[value as AuthorityPosition]} />
    if (name === 'countryCode' || name === 'mobile') return <bdi dir="ltr">{String(value)}</bdi>
    return undefined
  },
  nameOf: ({ name }) => name,
  toEntry: (row) => ({
    authorityType: row.authorityType,
    authorityPosition: row.authorityPosition,
    firstName: row.firstName,
    middleName: row.middleName ?? '',
    lastName: row.lastName,
    nameConfirmed: row.nameConfirmed,
    hasOnlyOneName: row.hasOnlyOneName,
    email: row.email,
    countryCode: row.countryCode,
    mobile: row.mobile,
  }),
  Fields: ContactAuthorityFields,
  Heading: ({ row }) => <bdi>{row.name}</bdi>,
  factsOf: (row) => [
    { label: 'Contact Authority Type', value: <Named name={authorityTypeNames[row.authorityType]} /> },
    { label: 'Authority Position', value: <Named name={authorityPositionNames[row.authorityPosition]} /> },
    {
      label: 'Email',
      value: (
        <Anchor href={`mailto:${row.email}`}>
          <bdi dir="ltr">{row.email}</bdi>
        </Anchor>
      ),
      isLong: true,
    },
    { label: 'Mobile', value: <PhoneLink phone={row.countryCode + row.mobile} /> },
  ],
  calls: {
    list: api.contact.list,
    add: (entries: Parameters<typeof client.contact.add>[0]) => client.contact.add(entries),
    update: (entry: Parameters<typeof client.contact.update>[0]) => client.contact.update(entry),
    delete: api.contact.delete,
    refresh: refreshOnboarding,
  },
}

/** Gets a key. */
function Named({ name }: { name: string }) {
  const { t } = useTranslation()
  return t(name)
}
