import type { audit } from '@corridor/contract/records/audit/shapes'
import { auditKinds, auditVerbs } from '@corridor/contract/records/audit/words'
import { CloseButton, Pill, TextInput } from '@mantine/core'
import { api } from '../../../lib/client'
import { RecordSelect } from '../../../lib/form/record-select'
import { useTranslation } from '../../../lib/i18n'
import type { FilterControlProps, FiltersOf } from '../../../lib/list/types'
import { text } from '../../../lib/text'
import classes from './audit.module.css'

const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
/** The moment at which a day begins where the reader is, `days` later. */
function beginOf(day: string, days: number): string {
  const moment = new Date(`${day}T00:00`)
  moment.setDate(moment.getDate() + days)
  return moment.toISOString()
}
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
// Neither list knows a status.
const ofAnyStatus = { status: undefined }

const ownFilters: FiltersOf<typeof audit.list> = {
  person: { label: text('Person'), Control: PersonBox, makesSense: isId },
  action: { label: text('Action'), options: optionsOf(auditVerbs) },
  from: {
    label: text('From day'),
    Control: DayBox,
    makesSense: isDay,
    toWire: (day) => beginOf(day, 0),
    isExtra: true,
  },
  to: { label: text('To day'), Control: DayBox, makesSense: isDay, toWire: (day) => beginOf(day, 1), isExtra: true },
  kind: { label: text('Kind'), options: optionsOf(auditKinds), isExtra: true },
  record: { label: text('One record'), Control: RecordBox },
}

/** What the trail is narrowed by: in a company by anything but the company. */
export const auditFilters = {
  company: ownFilters,
  admin: {
    ...ownFilters,
    company: { label: text('Company'), Control: CompanyBox, makesSense: isId, isExtra: true },
  } as FiltersOf<typeof audit.list>,
}

function PersonBox({ value, onChange }: FilterControlProps) {
  return (
    <div className={classes.person}>
      <RecordSelect
        source={api.audit.listPerson}
        label="Person"
        nameOf={(row) => row.name || row.email}
        filters={ofAnyStatus}
        field={{ value, onChange, clearable: true }}
        asFilter
      />
    </div>
  )
}

function CompanyBox({ value, onChange }: FilterControlProps) {
  return (
    <RecordSelect
      source={api.company.list}
      label="Company"
      nameOf={(row) => row.name}
      filters={ofAnyStatus}
      field={{ value, onChange, clearable: true }}
      asFilter
    />
  )
}

function DayBox({ label, value, onChange }: FilterControlProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      className={classes.day}
      type="date"
      aria-label={label}
      leftSection={<span className={classes.prefix}>{label}</span>}
      leftSectionWidth={80}
      rightSection={
        value && <CloseButton size="sm" aria-label={t('Clear {label}', { label })} onClick={() => onChange(null)} />
      }
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}

/** Set by a row: there is nothing to choose from here. */
function RecordBox({ label, value, onChange }: FilterControlProps) {
  const { t } = useTranslation()
  if (!value) return null
  return (
    <Pill
      size="lg"
      withRemoveButton
      onRemove={() => onChange(null)}
      removeButtonProps={{ 'aria-label': t('Clear {label}', { label }), tabIndex: 0, 'aria-hidden': false }}
    >
      {label}
    </Pill>
  )
}
