import type { ConsentWay } from '@corridor/contract/mail/mailbox/kinds'
import { Button } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import { useConsent } from './use-consent'
import { consentLabels } from './words'

interface ConsentOfferProps {
  way: ConsentWay
  /** Whether the operator registered this installation there. */
  isOffered: boolean
  address: string
  isOfCompany: boolean
}

/** Signing in at the provider, which tells no password to anybody else; or why that is not offered. */
export function ConsentOffer({ way, isOffered, address, isOfCompany }: ConsentOfferProps) {
  const { t } = useTranslation()
  const { isLeaving, leave } = useConsent()
  if (!isOffered)
    return (
      <Message tone="news">
        {way === 'microsoft'
          ? t(
              'Microsoft lets programs in only by its own sign-in, which this installation does not offer yet. Ask its operator.',
            )
          : t('This installation does not offer the sign-in of Google. An app password works, too.')}
      </Message>
    )
  return (
    <Message
      tone="news"
      action={
        <Button loading={isLeaving} onClick={() => leave({ way, address: address.trim(), isOfCompany })}>
          {t(consentLabels[way])}
        </Button>
      }
    >
      {t('Connect at the provider: Corridor learns no password, and you can end it there at any time.')}
    </Message>
  )
}
