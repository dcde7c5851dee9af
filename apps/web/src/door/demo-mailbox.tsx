import { useTranslation } from '../lib/language/i18n'
import { accountClient as client } from '../lib/session/account-client'
import { Message } from '../ui/message'
import { TextLink } from './links'
import { useLoaded } from './use-loaded'

/** Leads to the letter that a page speaks of, while the demo runs: nobody waits for one that does not come. */
export function DemoMailbox() {
  const { t } = useTranslation()
  const { data: demo } = useLoaded(() => client.demo.show({}))
  if (!demo?.mailbox) return null
  return (
    <Message
      tone="news"
      action={
        <TextLink to={demo.mailbox} target="_blank">
          {t('Open the demo mailbox')}
        </TextLink>
      }
    >
      {t('This is a demo, so the email is kept here.')}
    </Message>
  )
}
