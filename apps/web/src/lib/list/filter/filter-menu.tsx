import { MantineThemeProvider, Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { formatNumber } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import { AnchoredMenu, AnchoredPanel } from '../../late/anchored'
import type { LateMenuProps } from '../../late/use-late-menu'
import classes from '../page/list-band.module.css'
import type { Filter } from '../types'
import { type List, withFilter } from '../use-list'

// Options of a box stand inside the panel: a press on one is none outside, which would close the panel.
const withinPanel = { components: { Combobox: { defaultProps: { withinPortal: false } } } }
/** A filter of more values says of none how many rows have it: that is a question to the server for each. */
const countedValuesMax = 12

interface FilterMenuProps extends LateMenuProps {
  list: List<never>
  filters: readonly (readonly [string, Filter])[]
  /** The filter whose value is chosen; undefined while that is still to be said. */
  name: string | undefined
  choose: (name: string | undefined) => void
}

/** One filter at a time: its name, then its value, seen at once. Each of a few fixed values says how many rows have it. */
export default function FilterMenu({ list, filters, name, choose, ...menu }: FilterMenuProps) {
  const { t } = useTranslation()
  const [, filter] = filters.find(([one]) => one === name) ?? []
  const value = name === undefined ? null : (list.state.filters[name] ?? null)
  const set = (next: string | null) => {
    if (name !== undefined) list.change({ filters: withFilter(list.state.filters, name, next) })
  }
  if (filter?.Control)
    return (
      <AnchoredPanel {...menu} label={t(filter.label)} position="bottom-end" radius="lg" className={classes.panel}>
        {menu.opened && <ValueBox filter={filter} value={value} set={set} />}
      </AnchoredPanel>
    )
  return (
    <AnchoredMenu {...menu} position="bottom-end" className={classes.filterMenu}>
      {filter && name !== undefined ? (
        <Values {...menu} list={list} name={name} filter={filter} value={value} set={set} />
      ) : (
        filters.map(([one, { label }]) => (
          <Menu.Item
            key={one}
            closeMenuOnClick={false}
            leftSection={<Tick isSet={list.state.filters[one] !== undefined} />}
            onClick={() => choose(one)}
          >
            {t(label)}
          </Menu.Item>
        ))
      )}
    </AnchoredMenu>
  )
}

const Tick = ({ isSet }: { isSet: boolean }) => (
  <IconCheck size={16} aria-hidden className={isSet ? undefined : classes.unset} />
)

interface ValuesProps extends Pick<FilterMenuProps, 'list' | 'id'> {
  name: string
  filter: Filter
  value: string | null
  set: (value: string | null) => void
}

function Values({ id, list, name, filter: { label, options = [] }, value, set }: ValuesProps) {
  const { t } = useTranslation()
  // The name that was pressed is gone, and the focus with it.
  useEffect(() => {
    const items = document.getElementById(`${id}-dropdown`)?.querySelectorAll<HTMLElement>('[role="menuitem"]')
    const chosen = [...(items ?? [])].find((one) => one.ariaCurrent === 'true')
    ;(chosen ?? items?.[0])?.focus()
  }, [id])
  return (
    <>
      <Menu.Label>{t(label)}</Menu.Label>
      {options.map((option) => {
        const isSet = option.value === value
        return (
          <Menu.Item
            key={option.value}
            aria-current={isSet || undefined}
            leftSection={<Tick isSet={isSet} />}
            rightSection={
              options.length <= countedValuesMax && <RowCount list={list} name={name} value={option.value} />
            }
            onClick={() => set(isSet ? null : option.value)}
          >
            {t(option.label)}
          </Menu.Item>
        )
      })}
    </>
  )
}

/** The number of rows that the list would show with a value. */
function RowCount({ list, name, value }: { list: List<never>; name: string; value: string }) {
  const { data } = useQuery(list.countWith(name, value))
  return (
    <span className={classes.rowCount}>
      {data && `${formatNumber(data.totalDocs)}${data.totalIsExact === false ? '+' : ''}`}
    </span>
  )
}

interface ValueBoxProps {
  filter: Filter
  value: string | null
  set: (value: string | null) => void
}

function ValueBox({ filter: { label, Control }, value, set }: ValueBoxProps) {
  const { t } = useTranslation()
  return (
    <MantineThemeProvider theme={withinPanel} inherit>
      <span className={classes.boxLabel} aria-hidden>
        {t(label)}
      </span>
      <Suspense>{Control && <Control label={t(label)} value={value} onChange={set} />}</Suspense>
    </MantineThemeProvider>
  )
}
