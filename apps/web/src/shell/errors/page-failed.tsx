import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '../../lib/call/api-error'
import { errorText, useTranslation } from '../../lib/language/i18n'
import { HelpLink } from '../../lib/page/help-link'
import { LostPage } from '../../lib/page/lost-page'
import { NoticePage } from '../../ui/notice-page'

/** A page that could not be drawn: not found where the record is gone, else what happened and a way to try again. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  if (error instanceof ApiError && error.status === 404) return <LostPage />

  function retry() {
    reset()
    void router.invalidate()
  }

  return (
    <NoticePage
      title={t('This page could not be shown')}
      actions={
        <>
          <Button onClick={retry}>{t('Try again')}</Button>
          <Button variant="default" onClick={() => location.reload()}>
            {t('Reload')}
          </Button>
          <HelpLink page="/error/500" />
        </>
      }
    >
      {errorText(error)}
    </NoticePage>
  )
}
