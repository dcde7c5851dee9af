import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/link'
import { NoticePage } from '../../ui/notice-page'

export const Route = createFileRoute('/_public/error/500')({
  staticData: { title: 'Internal Server Error' },
  component: ServerErrorPage,
})

function ServerErrorPage() {
  const { t } = useTranslation()
  return (
    <NoticePage
      code="500"
      title={t('Internal Server Error')}
      actions={<ButtonLink to={paths.home}>{t('Back to Home')}</ButtonLink>}
    >
      {t('Server error occurred. Please try again later')}
    </NoticePage>
  )
}
