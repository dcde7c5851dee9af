import { Group, Loader, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { homeArea, signInPath } from '../lib/area'
import { useTranslation } from '../lib/i18n'
import { loadPage } from '../lib/load-page'
import { currentSession } from '../lib/session'
import { signOut } from '../lib/sign-out'
import { toast } from '../lib/toast'

export default function SignOutPage() {
  const { t } = useTranslation()
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const target = signInPath(homeArea(currentSession()?.roles ?? ['company-user']))
    signOut()
      .then(() => toast.success(t('You have been successfully signed out')))
      .catch(() => toast.error(t('An error occurred during sign out')))
      .finally(() => loadPage(target))
  }, [t])

  return (
    <Group gap="sm" justify="center" role="status">
      <Loader size="sm" aria-hidden />
      <Text>{t('Signing out...')}</Text>
    </Group>
  )
}
