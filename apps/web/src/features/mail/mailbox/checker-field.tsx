import type { Mailbox } from '@corridor/contract/mail/mailbox/shapes'
import { Button, TextInput } from '@mantine/core'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import { mailboxLabels } from './mailbox-values'

interface CheckerFieldProps {
  settings: NonNullable<Mailbox['settings']>
  form: FieldsForm<{ checkingServer: string }>
}

/** Whose word about senders counts. Another one that the mails name is proposed and never taken over by itself: anybody may write it. */
export function CheckerField({
  settings: { usualCheckingServer: usual, seenCheckingServer: seen },
  form,
}: CheckerFieldProps) {
  const { t } = useTranslation()
  const chosen = form.values.checkingServer || usual
  const isOther = seen !== '' && seen !== chosen && !seen.endsWith(`.${chosen}`)
  return (
    <>
      <TextInput
        {...form.field('checkingServer')}
        label={t(mailboxLabels.checkingServer)}
        description={t(
          'Your mail server writes into each mail whether it is from whom it says. Only what this server writes counts, or one beneath it. Leave it empty for the usual one.',
        )}
        placeholder={usual}
        autoComplete="off"
        dir="ltr"
      />
      {isOther && (
        <Message
          tone="news"
          action={
            <Button variant="default" size="compact-md" onClick={() => form.setValue('checkingServer', seen)}>
              {t('Use this server')}
            </Button>
          }
        >
          {t(
            'Most mails of late name {server}. Use it only if it belongs to your mail provider: anybody can write a name.',
            {
              server: seen,
            },
          )}
        </Message>
      )}
    </>
  )
}
