import type { Company } from '@corridor/contract/company/company/shapes'
import { addressTypeNames, referenceDetails } from '@corridor/contract/company/onboarding/choices'
import { Anchor, Stack } from '@mantine/core'
import { countryName } from '../../../lib/format/country-name'
import { useTranslation } from '../../../lib/language/i18n'
import { PhoneLink } from '../../../lib/record/phone-link'
import { Facts } from '../../../lib/record/record-card'
import { authorityPositionNames, authorityTypeNames } from './exports/authority-texts'
import { detailText, referenceWords } from './exports/reference-words'
import classes from './summary.module.css'
import { SummaryCard } from './summary-card'
import { SummaryDocuments } from './summary-documents'
import type { Dossier } from './use-dossier'

/** The answers of all steps, and the way back to each (spec 3 §2.3). */
export function SummaryCards({ company, dossier }: { company: Company; dossier: Dossier }) {
  return (
    <Stack gap="md">
      <SummaryCard
        step={1}
        title="Step 1: Company Information"
        emptyDescription={company.companyName ? undefined : 'No company information yet.'}
      >
        <Facts
          facts={[
            { label: 'Trading Name', value: typed(company.tradingName) },
            { label: 'Company Name', value: typed(company.companyName) },
          ]}
        />
      </SummaryCard>
      <Locations locations={dossier.locations} />
      <Contacts employees={dossier.employees} />
      <SummaryDocuments company={company} documents={dossier.documents} />
      <Reference reference={dossier.reference} />
    </Stack>
  )
}

function Locations({ locations }: Pick<Dossier, 'locations'>) {
  const { t } = useTranslation()
  return (
    <SummaryCard
      step={2}
      title="Step 2: Location Information"
      emptyDescription={locations.length > 0 ? undefined : 'No location yet.'}
    >
      <ul className={classes.entries}>
        {locations.map((location) => (
          <li key={location._id}>
            <h3>{t(addressTypeNames[location.addressType])}</h3>
            <Facts
              facts={[
                { label: 'Country', value: location.countryInfo.map(countryName) },
                { label: 'Address', value: typed(location.address), isLong: true },
                { label: 'City', value: typed(location.cityInfo[0]?.name ?? location.city) },
                { label: 'State', value: typed(location.stateInfo[0]?.name ?? location.state) },
                { label: 'PIN/ZIP Code', value: typed(location.zipCode) },
              ]}
            />
          </li>
        ))}
      </ul>
    </SummaryCard>
  )
}

function Contacts({ employees }: Pick<Dossier, 'employees'>) {
  const { t } = useTranslation()
  return (
    <SummaryCard
      step={3}
      title="Step 3: Contact Information"
      emptyDescription={employees.length > 0 ? undefined : 'No contact authority yet.'}
    >
      <ul className={classes.entries}>
        {employees.map((contact) => (
          <li key={contact._id}>
            <h3>{typed(contact.name)}</h3>
            <Facts
              facts={[
                { label: 'Contact Authority Type', value: t(authorityTypeNames[contact.authorityType]) },
                { label: 'Authority Position', value: t(authorityPositionNames[contact.authorityPosition]) },
                {
                  label: 'Email',
                  value: <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>,
                  isLong: true,
                },
                {
                  label: 'Mobile',
                  value: <PhoneLink phone={`${contact.countryCode}${contact.mobile}`} />,
                  isLong: true,
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </SummaryCard>
  )
}

function Reference({ reference }: Pick<Dossier, 'reference'>) {
  const { t } = useTranslation()
  const source = reference?.referenceBy
  return (
    <SummaryCard
      step={5}
      title="Step 5: Reference Information"
      emptyDescription={source ? undefined : 'No reference yet.'}
    >
      {source && (
        <Facts
          facts={[
            { label: 'Reference By', value: t(referenceWords[source].label) },
            {
              label: referenceWords[source].detail.label,
              value: typed(detailText(source, reference[referenceDetails[source].field] ?? '')),
            },
          ]}
        />
      )}
    </SummaryCard>
  )
}

/** A person's words, in their own direction; undefined if there are none. */
const typed = (value: string | null) => (value ? <bdi>{value}</bdi> : undefined)
