import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from '../../language/i18n'
import { AnchoredPanel } from '../../late/anchored'
import type { LateMenuProps } from '../../late/use-late-menu'
import classes from '../page/list-band.module.css'
import type { Column } from '../types'
import type { ShownColumns } from './use-shown-columns'

interface ChooserProps {
  shown: ShownColumns<never>
}

/** Which columns a list shows, and in which order; a change is seen at once. */
export default function ColumnChooser({ shown, ...menu }: ChooserProps & LateMenuProps) {
  const { t } = useTranslation()
  return (
    <AnchoredPanel {...menu} label={t('Columns')} position="bottom-end" radius="lg" width={288}>
      <Columns shown={shown} />
    </AnchoredPanel>
  )
}

function Columns({ shown }: ChooserProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLUListElement>(null)
  const movable = shown.columns.filter(({ isLocked }) => !isLocked)
  const headers = movable.map(({ header }) => header)

  function move(header: string, by: -1 | 1) {
    const from = headers.indexOf(header)
    const to = from + by
    if (to < 0 || to >= headers.length) return
    void shown.keep(headers.toSpliced(from, 1).toSpliced(to, 0, header))
  }
  const toggle = (header: string) =>
    void shown.keep(headers.includes(header) ? headers.filter((one) => one !== header) : [...headers, header])

  function onKey(event: KeyboardEvent, header: string) {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    move(header, event.key === 'ArrowUp' ? -1 : 1)
    // The row moves, and what was focused in it goes with it.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-header="${header}"] input`)?.focus())
  }

  const row = ({ header, isLocked }: Column<never>, isShown: boolean) => (
    <li key={header} data-header={header} className={classes.column}>
      <Checkbox
        label={t(header)}
        checked={isShown}
        disabled={isLocked ?? (isShown && headers.length === 1)}
        onChange={() => toggle(header)}
        onKeyDown={(event) => onKey(event, header)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      />
      {isShown && !isLocked && (
        <span className={classes.moves}>
          <ActionIcon
            size="sm"
            disabled={headers[0] === header}
            aria-label={t('Move {name} up', { name: t(header) })}
            onClick={() => move(header, -1)}
          >
            <IconArrowUp size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="sm"
            disabled={headers.at(-1) === header}
            aria-label={t('Move {name} down', { name: t(header) })}
            onClick={() => move(header, 1)}
          >
            <IconArrowDown size={14} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  )

  return (
    <>
      <ul ref={place} className={classes.columns}>
        {/* One list: a row that is ticked moves, and is not made anew, so that it keeps the focus. */}
        {[...shown.columns.map((column) => row(column, true)), ...shown.others.map((column) => row(column, false))]}
      </ul>
      <div className={classes.columnsFoot}>
        <span>{t(shown.says)}</span>
        <Button size="compact-sm" variant="subtle" disabled={!shown.isChosen} onClick={() => void shown.keep(null)}>
          {t('Reset')}
        </Button>
      </div>
    </>
  )
}
