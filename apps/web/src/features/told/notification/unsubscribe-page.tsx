import { Button, Stack, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client'
import { errorText } from '../../../lib/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'

export const Route = createFileRoute('/_auth/unsubscribe-digest/$token')({
  staticData: { title: 'Daily letter' },
  component: UnsubscribePage,
})

/** Where the link of a daily letter leads. It asks first: programs that look at links in advance end nothing. */
function UnsubscribePage() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/_auth/unsubscribe-digest/$token' })
  const end = useMutation({ mutationFn: () => client.notification.unsubscribe({ token }) })
  return (
    <Stack gap="md">
      <Title order={1}>{t('Daily letter')}</Title>
      {end.isSuccess ? (
        <>
          <Message tone="good">{t('No daily letter comes any more.')}</Message>
          <p>{t('Your notifications stay in the app. In its settings you can choose otherwise at any time.')}</p>
          <TextLink to={paths.home}>{t('Return Home')}</TextLink>
        </>
      ) : (
        <>
          <p>{t('The daily letter tells once a day what is new. Without it, your notifications stay in the app.')}</p>
          {end.error && <Message tone="danger">{errorText(end.error)}</Message>}
          <Button fullWidth disabled={end.isPending} onClick={() => end.mutate()}>
            {t(end.isPending ? 'Please wait...' : 'Stop the daily letter')}
          </Button>
        </>
      )}
    </Stack>
  )
}
