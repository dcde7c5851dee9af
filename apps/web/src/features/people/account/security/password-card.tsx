import { useState } from 'react'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { CurrentPassword } from '../../../../lib/form/input/current-password'
import { useShortForm } from '../../../../lib/form/use-short-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { RecordCard } from '../../../../lib/record/record-card'
import { useSession } from '../../../../lib/session/session'
import { Message } from '../../../../ui/message'
import { NewPasswordFields } from '../exports/new-password-fields'
import { failed } from './failed'
import { SecurityForm } from './security-form'

const initial = { currentPassword: '', password: '', confirmPassword: '' }
const loadSchema = () => import('../account-rules').then(({ ChangePassword }) => ChangePassword)

/** Changing one's password, which ends one's other sessions. */
export function PasswordCard() {
  const { t } = useTranslation()
  const email = useSession()?.user.email
  const [isChanged, setIsChanged] = useState(false)
  const form = useShortForm({
    initial,
    loadSchema,
    texts: failed,
    submit: async (output) => {
      setIsChanged(false)
      await client.account.changePassword(output)
      form.fill(initial)
      setIsChanged(true)
      toast.success(t('Password changed'))
      await refresh(api.session)
    },
  })
  return (
    <RecordCard title="Password">
      <SecurityForm
        form={form}
        label={text('Password')}
        words={text('A new password signs you out on every other device.')}
        submitLabel={text('Change the password')}
        before={
          isChanged && (
            <Message tone="good">{t('Your password is changed. You are signed out on every other device.')}</Message>
          )
        }
      >
        {/* Whoever keeps passwords for the person wants to know whose it is. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <CurrentPassword field={form.field('currentPassword')} />
        <NewPasswordFields form={form} label="New Password" />
      </SecurityForm>
    </RecordCard>
  )
}
