import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../../lib/call/client'
import { useTranslation } from '../../../../lib/language/i18n'
import type { Area } from '../../../../lib/session/area'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'

interface TestModeProps {
  area: Area
  /** Learns whether nothing leaves; the browser remembers it as `test-mode`. */
  tell: (state: 'on' | 'off') => void
}

/** Finds out whether nothing leaves, for whoever asks, and leads to what changes that. */
export default function TestMode({ area, tell }: TestModeProps) {
  const { t } = useTranslation()
  const mode = useQuery(api.houseServer.mode.queryOptions({ input: {} }))
  const maySetUp = useMay(area === 'admin' ? access.houseServer.manage : access.mailboxes.manage)
  const isTest = mode.data?.isTest
  useEffect(() => {
    if (isTest === undefined) return
    const state = isTest ? 'on' : 'off'
    localStorage.setItem('test-mode', state)
    tell(state)
  }, [isTest, tell])
  if (!isTest || !maySetUp) return null
  return (
    <TextLink to={area === 'admin' ? paths.admin.houseServer : paths.company.listMailbox}>{t('Set up email')}</TextLink>
  )
}
