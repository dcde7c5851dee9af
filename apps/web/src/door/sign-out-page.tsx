import { Group, Loader, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { toast } from '../lib/feedback/toast'
import { useTranslation } from '../lib/language/i18n'
import { loadPage } from '../lib/page/load-page'
import { homeArea, signInPath } from '../lib/session/area'
import { currentSession } from '../lib/session/session'
import { signOut } from '../lib/session/sign-out'

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
