import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../language/i18n'
import classes from './list-band.module.css'

const searchDelayMs = 300

/** The search of a list: it is sent when its writer pauses. */
export function SearchBox({
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
