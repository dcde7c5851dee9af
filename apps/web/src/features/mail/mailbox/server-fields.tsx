import { mailSecurities, mailSecurityNames } from '@corridor/contract/mail/mailbox/kinds'
import { NumberInput, PasswordInput, TextInput } from '@mantine/core'
import { useTranslation } from '../../../lib/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { text } from '../../../lib/text'
import classes from './mailbox.module.css'
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
    const name = t(mailboxLabels[host])
    return (
      <fieldset className={classes.server} aria-label={name}>
        <TextInput
          {...form.field(host)}
          label={name}
          description={hint && t(hint)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk={of === 'smtp'}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <NumberInput
          {...form.field(port)}
          label={t(mailboxLabels[port])}
          onChange={(value) => form.setValue(port, value as number)}
          min={1}
          max={65_535}
          allowDecimal={false}
          hideControls
          withAsterisk
        />
        <LateSelect
          {...form.field(security)}
          label={t(mailboxLabels[security])}
          data={mailSecurities.map((value) => ({ value, label: mailSecurityNames[value] }))}
          allowDeselect={false}
          withAsterisk
        />
      </fieldset>
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
