import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'

/** In place of a review of a file that waits no more. `title` is a key. */
export default function MovedOn({ title, batch }: { title: string; batch: string }) {
  const { t } = useTranslation()
  const back = (
    <ButtonLink variant="default" to={paths.company.viewResumeBatch(batch)}>
      {t('Back to the batch')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t(title)} />
      <Message tone="news" action={back}>
        {t('This file was decided already.')}
      </Message>
    </>
  )
}
