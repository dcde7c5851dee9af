import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/link'
import { NoticePage } from '../../ui/notice-page'
import { useTranslation } from '../language/i18n'
import { landingPath } from '../session/area'
import { useSession } from '../session/session'
import { HelpLink } from './help-link'

/** 'We have lost this page': the not-found screen, inside an area or on its own. */
export function LostPage() {
  const { t } = useTranslation()
  const session = useSession()
  const { history } = useRouter()
  return (
    <NoticePage
      code="404"
      title={t('We have lost this page')}
      actions={
        <>
          <ButtonLink to={session ? landingPath(session) : paths.home}>{t('Return Home')}</ButtonLink>
          <Button variant="default" onClick={() => history.back()}>
            {t('Go Back')}
          </Button>
          <HelpLink page="/error/404" />
        </>
      }
    >
      {t('The address may be mistyped, or the page may have moved.')}
    </NoticePage>
  )
}
