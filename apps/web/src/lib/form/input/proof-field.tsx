import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../call/client'
import { useTranslation } from '../../language/i18n'
import { text } from '../../language/text'
import { CurrentPassword } from './current-password'

/** Values with which a form with a `ProofField` begins. */
export const emptyProof = { currentPassword: '', code: '' }

/** Proof that the signed-in person shows again; `latest` is the same for rules that are made once. */
export function useProof() {
  const { data } = useQuery({ ...api.twoFactor.view.queryOptions({ input: {} }), staleTime: 0 })
  const asked: keyof FreshProof = data?.data.isOn ? 'code' : 'currentPassword'
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })
  return { asked, latest }
}

interface ProofFieldProps {
  form: { field: (name: keyof typeof emptyProof) => object }
  asked: keyof FreshProof
  /** A key: why it is asked for. */
  why?: string
}

/** Asks for it, at the foot of a form whose change a borrowed session must not make. */
export function ProofField({
  form,
  asked,
  why = text('Confirm that it is you: this changes where money goes.'),
}: ProofFieldProps) {
  const { t } = useTranslation()
  if (asked === 'currentPassword')
    return (
      <CurrentPassword
        field={{
          ...form.field('currentPassword'),
          description: t(why),
        }}
      />
    )
  return (
    <TextInput
      {...form.field('code')}
      label={t('Code')}
      description={t('The code that your authenticator app shows, or a recovery code')}
      autoComplete="one-time-code"
      dir="ltr"
      withAsterisk
    />
  )
}
