import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { findNamed } from '../lib/format/find-named'
import { useTranslation } from '../lib/language/i18n'
import classes from './country-select.module.css'

export interface Country {
  _id: string
  /** In the reader's language. */
  name: string
  /** As administrators wrote it, in English. */
  writtenName: string
}

interface CountrySelectProps {
  countries: readonly Country[]
  label: string
  /** The chosen country's id, or nothing. */
  value: string
  choose: (id: string) => void
  error: string | undefined
}

/** One country of all, found by typing a part of its name. Mantine's select would weigh as much as the rest of the page. */
export function CountrySelect({ countries, label, value, choose, error }: CountrySelectProps) {
  const { t } = useTranslation()
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = countries.find(({ _id }) => _id === value)
  const offered = findNamed(countries, typed ?? '', ({ name, writtenName }) => [name, writtenName])

  function show(text: string | undefined) {
    setTyped(text)
    setActive(-1)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    setTyped(undefined)
  }

  function take(country: Country | undefined) {
    if (country) choose(country._id)
    close()
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) return show(undefined)
      setActive((active + step + offered.length) % Math.max(offered.length, 1))
    }
    if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      take(offered[active])
    }
    if (event.key === 'Escape') close()
  }

  return (
    <div className={classes.field}>
      <TextInput
        label={label}
        placeholder={t('Type to search')}
        withAsterisk
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={Boolean(error)}
        autoComplete="off"
        value={typed ?? chosen?.name ?? ''}
        error={error}
        onFocus={() => show(undefined)}
        onClick={() => setIsOpen(true)}
        onBlur={close}
        onChange={(event) => {
          if (value) choose('')
          show(event.currentTarget.value)
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role="listbox" aria-label={label} hidden={!isOpen} className={classes.list}>
        {offered.map((country, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus, and says which is active.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's.
          <div
            key={country._id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={country._id === value}
            data-active={at === active}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(country)}
            ref={at === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : null}
          >
            {country.name}
          </div>
        ))}
      </div>
    </div>
  )
}
