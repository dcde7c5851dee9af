import { Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { errorText, useTranslation } from '../../lib/language/i18n'
import type { Area } from '../../lib/session/area'
import classes from './command-palette.module.css'
import type { Section } from './menus'
import { PaletteOption } from './palette-option'
import type { Target } from './record-kinds'
import { usePaletteGroups } from './use-palette-groups'

interface CommandPaletteProps {
  area: Area
  menu: Section[]
  close: () => void
}

/** Type to find an action, a page or a record, arrows to choose, Enter to go: a combobox over the page, the menu and the lists that one may see. */
export default function CommandPalette({ area, menu, close }: CommandPaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { groups, isLooking, error } = usePaletteGroups(area, menu, typed)
  const targets = groups.flatMap((group) => group.targets)
  const at = Math.max(
    targets.findIndex(({ to }) => to === chosen),
    0,
  )
  const current = targets[at]
  const isNothing = !current && !isLooking && !error && typed !== '?'

  function go(target: Target | undefined) {
    if (!target) return
    close()
    if (target.run) target.run()
    else void navigate({ to: target.to })
  }

  function onKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      setChosen(targets.at((at + step) % Math.max(targets.length, 1))?.to)
    } else if (event.key === 'Enter') go(current)
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
        aria-expanded={targets.length > 0}
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${at}` : undefined}
        aria-label={t('Search')}
        placeholder={t('Go to…')}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(undefined)
        }}
        onKeyDown={onKey}
      />
      {!typed && <p className={classes.note}>{t('Looking for something..')}</p>}
      <p className={classes.hints}>{t('Type > for what you can do, ? for Help')}</p>
      <div id={listId} role="listbox" aria-label={t('Search')} className={classes.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
          <div key={group.label} role="group" aria-label={t(group.label)}>
            <div className={classes.group} aria-hidden>
              {t(group.label)}
            </div>
            {group.targets.map((target) => (
              <PaletteOption
                key={target.to}
                id={`${listId}-${targets.indexOf(target)}`}
                target={target}
                isChosen={target === current}
                go={() => go(target)}
              />
            ))}
          </div>
        ))}
      </div>
      <div role="status">
        {isLooking && <p className={classes.note}>{t('Searching…')}</p>}
        {isNothing && (
          <p className={classes.note}>
            <strong>{t('No Results Found')}</strong>
            <br />
            {t('Refine your query to discover relevant items')}
          </p>
        )}
      </div>
      {error && (
        <p role="alert" className={classes.note}>
          {errorText(error)}
        </p>
      )}
    </Modal>
  )
}
