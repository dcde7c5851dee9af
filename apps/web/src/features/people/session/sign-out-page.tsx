import { Group, Loader, Text } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n'
import { homeArea, signInPath } from '../../../lib/area'
import { currentSession } from '../../../lib/session'
import { signOut } from '../../../lib/sign-out'
import { toast } from '../../../lib/toast'

export const Route = createFileRoute('/_auth/company/auth/sign-out')({
  staticData: { title: 'Signing out...' },
  component: SignOutPage,
})

function SignOutPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const target = signInPath(homeArea(currentSession()?.roles ?? ['company-user']))
    signOut()
      .then(() => toast.success(t('You have been successfully signed out')))
      .catch(() => toast.error(t('An error occurred during sign out')))
      .finally(() => navigate({ to: target, replace: true }))
  }, [navigate, t])

  return (
    <Group gap="sm" justify="center" role="status">
      <Loader size="sm" aria-hidden />
      <Text>{t('Signing out...')}</Text>
    </Group>
  )
}
