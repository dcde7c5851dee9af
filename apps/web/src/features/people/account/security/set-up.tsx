import { Suspense, useState } from 'react'
import { ApiError } from '../../../../lib/call/api-error'
import { client } from '../../../../lib/call/client'
import { toast } from '../../../../lib/feedback/toast'
import { CodeField } from '../../../../lib/form/input/code-field'
import { CurrentPassword } from '../../../../lib/form/input/current-password'
import { useShortForm } from '../../../../lib/form/use-short-form'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { late } from '../../../../lib/late/late'
import { failed } from './failed'
import classes from './security.module.css'
import { SecurityForm } from './security-form'

interface SetUpProps {
  done: (recoveryCodes: string[]) => Promise<unknown>
  cancel: () => void
}

interface Key {
  secret: string
  address: string
}

const QrCode = late(() => import('./qr-code'))

/** Two-factor in two steps: the password, then the key in the app and its first code. */
export function SetUp({ done, cancel }: SetUpProps) {
  const [key, setKey] = useState<Key>()
  if (!key) return <PasswordStep next={setKey} cancel={cancel} />
  return <CodeStep given={key} done={done} again={() => setKey(undefined)} cancel={cancel} />
}

function PasswordStep({ next, cancel }: { next: (key: Key) => void; cancel: () => void }) {
  const form = useShortForm({
    initial: { currentPassword: '' },
    loadSchema: () => import('../account-rules').then(({ TwoFactorStart }) => TwoFactorStart),
    texts: failed,
    submit: async (output) => next((await client.twoFactor.start(output)).data),
  })
  return (
    <SecurityForm
      form={form}
      label={text('Set up two-factor sign-in')}
      words={text('Confirm that it is you first.')}
      submitLabel={text('Continue')}
      cancel={cancel}
    >
      <CurrentPassword field={form.field('currentPassword')} autoFocus />
    </SecurityForm>
  )
}

interface CodeStepProps extends SetUpProps {
  given: Key
  again: () => void
}

function CodeStep({ given, done, again, cancel }: CodeStepProps) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { code: '' },
    loadSchema: () => import('../account-rules').then(({ TwoFactorConfirm }) => TwoFactorConfirm),
    texts: failed,
    submit: async (output) => {
      try {
        const { recoveryCodes } = await client.twoFactor.confirm(output)
        toast.success(t('Two-factor sign-in is on'))
        await done(recoveryCodes)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'twoFactor.setUpEnded') throw error
        toast.error(errorText(error))
        again()
      }
    },
  })
  return (
    <SecurityForm
      form={form}
      label={text('Set up two-factor sign-in')}
      words={text(
        'Scan this with an authenticator app, or type the key there. Then enter the code that the app shows.',
      )}
      submitLabel={text('Turn on')}
      cancel={cancel}
      before={<Scan given={given} />}
    >
      <CodeField form={form} label="Code" />
    </SecurityForm>
  )
}

function Scan({ given }: { given: Key }) {
  const { t } = useTranslation()
  return (
    <div className={classes.scan}>
      <div className={classes.qr}>
        <Suspense>
          <QrCode value={given.address} title={t('QR code for your authenticator app')} />
        </Suspense>
      </div>
      <div className={classes.key}>
        <p>{t('Key')}</p>
        <code dir="ltr">{given.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </div>
  )
}
