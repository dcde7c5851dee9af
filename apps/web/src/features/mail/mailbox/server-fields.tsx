import { mailSecurities, mailSecurityNames } from '@corridor/contract/mail/mailbox/kinds'
import { PasswordInput, TextInput } from '@mantine/core'
import { ServerLine } from '../../../lib/form/input/server-line'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { mailboxLabels, type ServerForm } from './mailbox-values'

interface ServerFieldsProps {
  form: ServerForm
  /** Keys. */
  hostHint?: string | undefined
  passwordHint?: string | undefined
  /** Nothing stands yet that an empty password would keep. */
  isNew?: boolean
}

/** Both servers of a mailbox, and what signs in to them. */
export function ServerFields({ form, hostHint, passwordHint, isNew = false }: ServerFieldsProps) {
  const { t } = useTranslation()
  const server = (of: 'smtp' | 'imap', hint?: string) => {
    const [host, port, security] = [`${of}Host`, `${of}Port`, `${of}Security`] as const
    return (
      <ServerLine
        label={mailboxLabels[host]}
        hint={hint}
        isNeeded={of === 'smtp'}
        host={form.field(host)}
        port={form.field(port)}
        setPort={(value) => form.setValue(port, value)}
        security={form.field(security)}
        securities={mailSecurities.map((value) => ({ value, label: mailSecurityNames[value] }))}
      />
    )
  }
  return (
    <>
      {server('smtp', hostHint)}
      {server('imap', text('Leave it empty if replies are read elsewhere.'))}
      <TextInput
        {...form.field('userName')}
        label={t(mailboxLabels.userName)}
        withAsterisk
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordInput
        {...form.field('password')}
        label={t(mailboxLabels.password)}
        description={passwordHint && t(passwordHint)}
        withAsterisk={isNew}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      />
    </>
  )
}
