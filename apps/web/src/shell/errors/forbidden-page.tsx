import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { landingPath } from '../../lib/area'
import { useSession } from '../../lib/session'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/link'
import { NoticePage } from '../../ui/notice-page'

export const Route = createFileRoute('/_public/error/403')({
  staticData: { title: 'You may not open this page' },
  component: ForbiddenPage,
})

function ForbiddenPage() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <NoticePage
      code="403"
      title={t('You may not open this page')}
      actions={<ButtonLink to={session ? landingPath(session) : paths.home}>{t('Return Home')}</ButtonLink>}
    >
      {t('Your role does not include it. Ask the owner of your company, or sign in as someone else.')}
    </NoticePage>
  )
}
