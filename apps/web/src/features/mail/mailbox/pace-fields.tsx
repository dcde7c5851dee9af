import { paceMax } from '@corridor/contract/mail/mailbox/kinds'
import { NumberInput } from '@mantine/core'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './mailbox.module.css'
import { mailboxLabels, type PaceFormValues } from './mailbox-values'

/** How many mails go out at most: a provider that sees more closes the mailbox. */
export function PaceFields({ form }: { form: FieldsForm<PaceFormValues> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.pair}>
      {(['perHour', 'perDay'] as const).map((name) => (
        <NumberInput
          key={name}
          {...form.field(name)}
          label={t(mailboxLabels[name])}
          onChange={(value) => form.setValue(name, value as number)}
          min={1}
          max={paceMax[name]}
          allowDecimal={false}
          hideControls
          withAsterisk
        />
      ))}
    </div>
  )
}
