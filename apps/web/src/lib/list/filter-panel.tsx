import { MantineThemeProvider, Select } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n'
import classes from './list-band.module.css'
import type { Filter } from './types'

// What a box offers stands inside the panel: a press on it is none outside, which would close the panel.
const withinPanel = { components: { Combobox: { defaultProps: { withinPortal: false } } } }

interface FilterPanelProps {
  filters: [string, Filter][]
  values: Readonly<Record<string, string>>
  change: (name: string, value: string | null) => void
  /** The filter that is to be changed; without it the first. */
  first: string | undefined
}

/** Every filter of a list with its box; a change is seen at once. */
export default function FilterPanel({ filters, values, change, first }: FilterPanelProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const boxes = place.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? []
    const box = [...boxes].find((one) => one.dataset.filter === first) ?? boxes[0]
    box?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [first])
  return (
    <MantineThemeProvider theme={withinPanel} inherit>
      <div ref={place} className={classes.boxes}>
        {filters.map(([name, filter]) => (
          <FilterBox
            key={name}
            name={name}
            filter={filter}
            label={t(filter.label)}
            value={values[name] ?? null}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
    </MantineThemeProvider>
  )
}

interface FilterBoxProps {
  name: string
  filter: Filter
  label: string
  value: string | null
  onChange: (value: string | null) => void
}

function FilterBox({ name, filter: { options, Control }, label, value, onChange }: FilterBoxProps) {
  const { t } = useTranslation()
  if (!options && !Control) return null
  return (
    <div data-filter={name}>
      <span className={classes.boxLabel} aria-hidden>
        {label}
      </span>
      <Suspense>
        {Control ? (
          <Control label={label} value={value} onChange={onChange} />
        ) : (
          <Select
            aria-label={label}
            placeholder={t('Any')}
            data={(options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))}
            value={value}
            onChange={onChange}
            clearable
            clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
          />
        )}
      </Suspense>
    </div>
  )
}
