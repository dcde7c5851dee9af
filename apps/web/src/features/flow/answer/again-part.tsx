import { Button } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'

type Sent = Given<'mail.again'>['sent']

/** Sends a mail again that did not arrive. */
export default function AgainPart({ sent, look }: Given<'mail.again'>) {
  const { t } = useTranslation()
  const sendAgain = useSendAgain()
  return (
    <Button {...look} onClick={() => sendAgain(sent)}>
      {t('Send again')}
    </Button>
  )
}

/** Sends an answer again that did not arrive, with whoever was submitted by it. It asks first if the answer may have arrived. */
function useSendAgain() {
  const { t } = useTranslation()

  async function send({ thread: id, mail }: Sent, mayArriveTwice: boolean) {
    try {
      await client.answer.sendAgain({ id, mail, mayArriveTwice })
      toast.info(t('Answer on its way'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.inbox, api.submission)
  }

  return (sent: Sent) =>
    sent.state === 'unknown'
      ? confirm({
          title: t('Send again'),
          question: t(
            'The server did not say whether it took this mail. It may have arrived, and may then arrive twice.',
          ),
          confirmLabel: t('Send again'),
          onConfirm: () => send(sent, true),
        })
      : void send(sent, false)
}
