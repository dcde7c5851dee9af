import { MantineThemeProvider, Select } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from '../../language/i18n'
import { AnchoredPanel } from '../../late/anchored'
import type { LateMenuProps } from '../../late/use-late-menu'
import classes from '../page/list-band.module.css'
import type { Filter } from '../types'

// Options of a box stand inside the panel: a press on one is none outside, which would close the panel.
const withinPanel = { components: { Combobox: { defaultProps: { withinPortal: false } } } }

interface BoxesProps {
  filters: [string, Filter][]
  values: Readonly<Record<string, string>>
  change: (name: string, value: string | null) => void
  /** The filter that is to be changed. */
  first: string | undefined
}

/** Every filter of a list with its box; a change is seen at once. */
export default function FilterPanel({ filters, values, change, first, ...menu }: BoxesProps & LateMenuProps) {
  const { t } = useTranslation()
  return (
    <AnchoredPanel {...menu} label={t('Filters')} position="bottom-start" radius="lg" className={classes.panel}>
      {menu.opened && <Boxes filters={filters} values={values} change={change} first={first} />}
    </AnchoredPanel>
  )
}

function Boxes({ filters, values, change, first }: BoxesProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const boxes = place.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? []
    const box = [...boxes].find((one) => one.dataset.filter === first)
    box?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [first])
  return (
    <MantineThemeProvider theme={withinPanel} inherit>
      {/* Focus begins here, or a box that opens at once would cover the others. */}
      <div ref={place} className={classes.boxes} tabIndex={-1} data-autofocus>
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
