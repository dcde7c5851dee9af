import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../format'
import { useTranslation } from '../i18n'
import { LateSelect } from '../late/late-select'
import classes from './list.module.css'
import { ListViews } from './list-views'
import type { Filter, ListRow } from './types'
import type { List } from './use-list'

const searchDelayMs = 300

interface ListToolbarProps<Row extends ListRow> {
  list: List<Row>
  searchPlaceholder?: string
  order?: ReactNode
}

/** Search, filters and the exact count. */
export function ListToolbar<Row extends ListRow>({ list, searchPlaceholder, order }: ListToolbarProps<Row>) {
  const { t } = useTranslation()
  const all = Object.entries(list.filters)
  const [usual, extra] = [all.filter(([, { isExtra }]) => !isExtra), all.filter(([, { isExtra }]) => isExtra)]
  const used = extra.filter(([name]) => list.state.filters[name] !== undefined).length
  const [isToggled, setIsToggled] = useState<boolean>()
  // A link or a view that uses one shows it.
  const isOpen = isToggled ?? used > 0
  const draw = ([name, filter]: [string, Filter]) => (
    <FilterBox
      key={name}
      filter={filter}
      value={list.state.filters[name] ?? null}
      onChange={(value) => list.change({ filters: withFilter(list.state.filters, name, value) })}
    />
  )
  return (
    <search className={classes.toolbar}>
      {searchPlaceholder && (
        <SearchBox
          placeholder={t(searchPlaceholder)}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
      )}
      {usual.map(draw)}
      {extra.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsToggled(!isOpen)}
        >
          {used > 0 ? t('More filters ({n})', { n: used }) : t('More filters')}
        </Button>
      )}
      {order}
      {list.viewing && <ListViews viewing={list.viewing} />}
      <span className={classes.count} aria-live="polite">
        {!list.isLoading &&
          !list.error &&
          t('{count} records', { count: list.total, shown: `${formatNumber(list.total)}${list.isExact ? '' : '+'}` })}
      </span>
      {isOpen && extra.length > 0 && (
        <div className={classes.extra}>
          <Suspense>{extra.map(draw)}</Suspense>
        </div>
      )}
    </search>
  )
}

function withFilter(filters: Record<string, string>, name: string, value: string | null) {
  const { [name]: _removed, ...others } = filters
  return value ? { ...others, [name]: value } : others
}

function FilterBox({
  filter,
  value,
  onChange,
}: {
  filter: Filter
  value: string | null
  onChange: (value: string | null) => void
}) {
  const { t } = useTranslation()
  const label = t(filter.label)
  if (filter.Control) return <filter.Control label={label} value={value} onChange={onChange} />
  return (
    <LateSelect
      className={classes.filter}
      aria-label={label}
      placeholder={label}
      data={(filter.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
    />
  )
}

function SearchBox({
  value,
  placeholder,
  onSearch,
}: {
  value: string
  placeholder: string
  onSearch: (value: string) => void
}) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

  useEffect(() => {
    // Back, Clear and a link change the address from outside; what is being typed must win over our own echo.
    if (value !== sent.current) setTyped(value)
    sent.current = value
  }, [value])

  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      onSearch(typed)
    }, searchDelayMs)
    return () => clearTimeout(timer)
  })

  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      aria-keyshortcuts="/"
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('Clear search')} onClick={() => setTyped('')} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (typed) setTyped('')
        else event.currentTarget.blur()
      }}
    />
  )
}
