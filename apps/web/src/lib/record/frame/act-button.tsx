import { Button } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { ButtonLink } from '../../../ui/link'
import { KeyHint } from '../../keys/key-hint'
import { type PageKey, usePageKeys } from '../../keys/page-keys'
import { useTranslation } from '../../language/i18n'
import { toSearch } from '../../page/search'
import type { Way } from './way-link'

/** An act on a record, with its key. */
export type Act = {
  /** A key. */
  label: string
  icon: TablerIcon
  /** The key that does it: 'h'. */
  letter?: string
} & Way

interface ActButtonProps {
  act: Act
  /** One of the others: the next act alone is filled, and stands at the thumb on a phone. */
  isQuiet?: boolean
}

/** A button that does it, and its key. */
export function ActButton({ act, isQuiet = false }: ActButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { label, icon: Icon, letter } = act
  const latest = useRef(act)
  latest.current = act
  const keys = useMemo<PageKey[]>(() => {
    const run = () => {
      const { current } = latest
      if (current.to === undefined) current.run()
      else void navigate({ to: current.to, search: toSearch(current.search ?? {}) })
    }
    return letter ? [{ key: letter, label, run }] : []
  }, [letter, label, navigate])
  usePageKeys(keys)
  const look = {
    ...(isQuiet ? { variant: 'default' } : { 'data-act': '' }),
    leftSection: <Icon size={18} aria-hidden />,
    rightSection: letter && <KeyHint keys={letter.toUpperCase()} />,
  }
  if (act.to === undefined)
    return (
      <Button {...look} onClick={() => void act.run()}>
        {t(label)}
      </Button>
    )
  return (
    <ButtonLink {...look} to={act.to} search={toSearch(act.search ?? {})}>
      {t(label)}
    </ButtonLink>
  )
}
