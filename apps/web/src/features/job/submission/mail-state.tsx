import SendAgain from 'virtual:place/mail.again'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { access } from '@corridor/contract/wire/access'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useMay } from '../../../lib/session/session'
import { Message } from '../../../ui/message'

const words = {
  sending: text('The mail is on its way to the server. This submission counts once it has left.'),
  'not-sent': text('The mail was refused, so nobody was submitted. This submission counts nowhere and stops nobody.'),
  unknown: text('The server did not say whether it took the mail. It may have arrived.'),
}

/** The state of the mail that a submission goes out with, as long as it has not left for certain. */
export function MailState({ submission: { state, mailInfo } }: { submission: Submission }) {
  const { t } = useTranslation()
  const mayAnswer = useMay(access.inbox.manage)
  if (state !== 'sending' && state !== 'not-sent' && state !== 'unknown') return null
  const [mail] = mailInfo
  const tones = { sending: 'news', 'not-sent': 'danger', unknown: 'attention' } as const
  return (
    <Message
      tone={tones[state]}
      action={
        mail &&
        mayAnswer &&
        state !== 'sending' && <SendAgain sent={{ thread: mail._id, mail: mail.mail, state: mail.state }} look={{}} />
      }
    >
      {t(words[state])} {mail && <bdi>{mail.answer}</bdi>}
    </Message>
  )
}
