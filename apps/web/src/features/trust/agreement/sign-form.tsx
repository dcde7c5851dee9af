import { plainName } from '@corridor/contract/format/person-name'
import type { NameDrawing, ShownText } from '@corridor/contract/trust/proof/shapes'
import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { text as key } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RecordCard } from '../../../lib/record/record-card'
import { useSession } from '../../../lib/session/session'
import { Message } from '../../../ui/message'

const NameField = late(() => import('../proof/exports/name-field'))
const loadSchema = () => import('./rules').then(({ AgreementSign }) => AgreementSign)

interface SignFormProps {
  text: ShownText
  consent: string
  /** False until the reader has come to the end of the text. */
  isRead: boolean
}

/** The signature: a typed name, beside it a drawn one for whoever wants, and the consent. */
export function SignForm({ text, consent, isRead }: SignFormProps) {
  const { t } = useTranslation()
  const user = useSession()?.user
  const [isDrawing, setIsDrawing] = useState(false)
  const { version, language, textHash } = text
  const form = useShortForm({
    initial: {
      version,
      language,
      textHash,
      name: user ? plainName({ firstName: user.firstName, lastName: user.lastName }) : '',
      drawing: null as NameDrawing | null,
      consent: false,
    },
    loadSchema,
    texts: { fallback: key('Something went wrong. Please try again.') },
    submit: async (output) => {
      await client.agreement.sign(output)
      toast.success(t('Agreement Signed Successfully'))
      await refresh(api.agreement, api.company)
    },
  })
  const fault = (name: 'name' | 'consent') => {
    const message = form.errorOf(name)
    return message ? translateMessage(message) : undefined
  }
  return (
    <RecordCard title="Your signature">
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack gap="md">
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          {!isRead && <Message tone="news">{t('Read the agreement to its end. Then you can sign.')}</Message>}
          <TextInput
            name="name"
            label={t('Your full name')}
            description={t('Your typed name is your signature.')}
            autoComplete="name"
            value={form.values.name}
            onChange={(event) => form.setValue('name', event.currentTarget.value)}
            error={fault('name')}
            maxLength={100}
            withAsterisk
          />
          {isDrawing ? (
            <Suspense fallback={null}>
              <NameField
                words={{ field: t('Field for your drawn signature'), clear: t('Clear the drawing') }}
                onDrawn={(drawing) => form.setValue('drawing', drawing)}
              />
            </Suspense>
          ) : (
            <Button variant="default" w="fit-content" onClick={() => setIsDrawing(true)}>
              {t('Draw your signature too')}
            </Button>
          )}
          <Checkbox
            name="consent"
            label={consent}
            checked={form.values.consent}
            onChange={(event) => form.setValue('consent', event.currentTarget.checked)}
            error={fault('consent')}
          />
          <Button type="submit" w="fit-content" disabled={!isRead || form.isBusy}>
            {t(form.isBusy ? 'Please wait...' : 'Sign the agreement')}
          </Button>
        </Stack>
      </form>
    </RecordCard>
  )
}
