import { Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '../../lib/i18n'
import classes from './command-palette.module.css'
import type { Section } from './menus'

interface CommandPaletteProps {
  menu: Section[]
  close: () => void
}

/** Type to find a page, arrows to choose, Enter to go: a combobox over the menu. */
export default function CommandPalette({ menu, close }: CommandPaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = menu
    .flatMap((section) => section.links.map((link) => ({ to: link.to, label: t(link.label), place: t(section.label) })))
    .filter(({ label, place }) => words.every((word) => `${place} ${label}`.toLocaleLowerCase().includes(word)))

  function go(to: string | undefined) {
    if (!to) return
    close()
    void navigate({ to })
  }

  function onKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      setChosen((before) => (before + step + found.length) % Math.max(found.length, 1))
    } else if (event.key === 'Enter') go(found[chosen]?.to)
  }

  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      padding={8}
      yOffset="12vh"
      centered={false}
      aria-label={t('Search')}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
        aria-label={t('Search')}
        placeholder={t('Go to…')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role="listbox" aria-label={t('Pages')} className={classes.list}>
        {found.map(({ to, label, place }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus.
          <div
            key={to}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={classes.option}
            onClick={() => go(to)}
          >
            {label}
            {place !== label && <span className={classes.place}>{place}</span>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={classes.none}>{t('No Results Found')}</p>}
    </Modal>
  )
}
