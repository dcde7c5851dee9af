import type { audit } from '@corridor/contract/records/audit/shapes'
import { auditKinds, auditVerbs } from '@corridor/contract/records/audit/words'
import { CloseButton, TextInput } from '@mantine/core'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { companyFilter } from '../../../lib/list/filter/company-filter'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { FilterControlProps, FiltersOf } from '../../../lib/list/types'
import classes from './audit.module.css'

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
/** The moment at which a day begins where the reader is, `days` later. */
function beginOf(day: string, days: number): string {
  const moment = new Date(`${day}T00:00`)
  moment.setDate(moment.getDate() + days)
  return moment.toISOString()
}
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Filters of one's own deeds. */
export const activityFilters: FiltersOf<typeof audit.listOwn> = {
  action: { label: text('Action'), options: optionsOf(auditVerbs) },
  from: {
    label: text('From day'),
    Control: DayBox,
    makesSense: isDay,
    toWire: (day) => beginOf(day, 0),
  },
  to: { label: text('To day'), Control: DayBox, makesSense: isDay, toWire: (day) => beginOf(day, 1) },
  kind: { label: text('Kind'), options: optionsOf(auditKinds) },
}

const ownFilters: FiltersOf<typeof audit.list> = {
  person: recordFilter({
    label: text('Person'),
    source: api.audit.listPerson,
    nameOf: (row) => row.name || row.email,
    among: ofAnyStatus,
  }),
  ...activityFilters,
  // Set by a row: there is nothing to choose from here.
  record: { label: text('One record'), Shown: RecordOfRow },
}

/** Filters of the audit: in a company all but the company. */
export const auditFilters = {
  company: ownFilters,
  admin: {
    ...ownFilters,
    company: companyFilter,
  } as FiltersOf<typeof audit.list>,
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

function RecordOfRow() {
  return useTranslation().t('chosen in a row')
}
