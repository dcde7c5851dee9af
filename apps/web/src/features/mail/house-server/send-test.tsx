import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/call/client'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import classes from './house-server.module.css'

/** Sends a mail to whoever asks, and shows what the server said to that. */
export function SendTest() {
  const { t } = useTranslation()
  const test = useMutation({ mutationFn: () => client.houseServer.test({}) })
  return (
    <section className={classes.test} aria-label={t('Send a Test to Me')}>
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden />}
        disabled={test.isPending}
        onClick={() => test.mutate()}
      >
        {test.isPending ? t('Please wait...') : t('Send a Test to Me')}
      </Button>
      {test.data && (
        <Message tone="good">
          {t('The server took a mail to {address}:', { address: test.data.to })} <bdi>{test.data.answer}</bdi>
        </Message>
      )}
      {test.error && <Message tone="danger">{errorText(test.error)}</Message>}
    </section>
  )
}
