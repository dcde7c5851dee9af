import type { MailboxWay, ReadState } from '@corridor/contract/mail/mailbox/kinds'
import type { Mailbox } from '@corridor/contract/mail/mailbox/shapes'
import { Button } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Message } from '../../../ui/message'
import { isConsent } from './mailbox-values'
import { useConsent } from './use-consent'
import { consentLabels } from './words'

/** The trouble of a mailbox, to send and to read, in its servers' words, and what mends it. */
export function Trouble({ mailbox: { _id: id, way, state, reading, settings } }: { mailbox: Mailbox }) {
  if (state === 'off') return null
  const { lastError = '', readError = '' } = settings ?? {}
  // A person who is let in nowhere signs in once.
  const isOne = state === 'reconnect' && reading?.state === 'reconnect'
  return (
    <>
      <OneTrouble of={{ id, way, state, words: lastError, unreachable: outgoing }} />
      {reading && !isOne && (
        <OneTrouble of={{ id, way, state: reading.state, words: readError, unreachable: incoming }} />
      )}
    </>
  )
}

const outgoing = text('Its outgoing server cannot be reached.')
const incoming = text('Its incoming server cannot be reached.')

interface One {
  id: string
  way: MailboxWay
  state: ReadState
  words: string
  unreachable: string
}

function OneTrouble({ of: { id, way, state, words, unreachable } }: { of: One }) {
  const { t } = useTranslation()
  const { isLeaving, leave } = useConsent()
  if (state === 'working') return null
  return (
    <Message
      tone={state === 'reconnect' ? 'danger' : 'attention'}
      action={
        state === 'reconnect' &&
        isConsent(way) && (
          <Button loading={isLeaving} onClick={() => leave({ way, id })}>
            {t(consentLabels[way])}
          </Button>
        )
      }
    >
      {state === 'failing'
        ? t(unreachable)
        : isConsent(way)
          ? t('The provider lets nobody in any more. Sign in there again.')
          : t('Its server lets nobody in any more. Enter the password anew.')}
      {words && (
        <>
          {' '}
          <bdi dir="ltr">{words}</bdi>
        </>
      )}
    </Message>
  )
}
