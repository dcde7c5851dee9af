import { houseSecurities, houseSecurityNames } from '@corridor/contract/mail/house-server/kinds'
import type { HouseServer, HouseServerView } from '@corridor/contract/mail/house-server/shapes'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { emptyProof, ProofField, useProof } from '../../../lib/form/input/proof-field'
import { ServerLine } from '../../../lib/form/input/server-line'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'

type Values = Omit<HouseServer, 'hasPassword' | 'version'> & { password: string }

const empty: Values = {
  ...{ host: '', port: 465, security: 'tls', userName: '', password: '' },
  ...{ senderName: 'Corridor', senderAddress: '' },
}

function toValues({ hasPassword: _hasPassword, version: _version, ...server }: HouseServer): Values {
  return { ...server, password: '' }
}

/** The form of whoever runs the installation. It is kept nowhere while it is typed: a password lies in no draft. */
export function ServerForm({ server }: { server: HouseServerView['server'] }) {
  const { t } = useTranslation()
  const { asked, latest } = useProof()
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useRecordForm({
    entity: 'Email of this installation',
    schema: () =>
      import('@corridor/contract/mail/house-server/shapes').then(({ houseServerForm }) =>
        houseServerForm(() => latest.current),
      ),
    initial: { ...(server ? toValues(server) : empty), ...emptyProof, ...(server && { version: server.version }) },
    submit: (values) => client.houseServer.save(values),
    onSaved: async () => {
      toast.success(t('Mail server saved'))
      await refresh(api.houseServer, api.mailbox)
    },
  })
  async function goBack() {
    setIsLeaving(true)
    try {
      const { currentPassword, code } = form.values
      await client.houseServer.remove({
        version: server?.version,
        ...(asked === 'code' ? { code } : { currentPassword }),
      })
      toast.success(t('Test mode is on'))
      await refresh(api.houseServer, api.mailbox)
    } catch (error) {
      toast.error(errorText(error))
    }
    setIsLeaving(false)
  }
  return (
    <FormPage
      form={form}
      title="Email of this installation"
      description="By this server letters leave, and what companies send without a mail server of their own. Until one is set up, everything is kept here."
      submitLabel="Save"
      actions={
        server && (
          <Button variant="default" disabled={isLeaving} onClick={() => void goBack()}>
            {t('Go Back to Test Mode')}
          </Button>
        )
      }
    >
      <ServerLine
        label={text('Outgoing server (SMTP)')}
        host={form.field('host')}
        port={form.field('port')}
        setPort={(port) => form.setValue('port', port)}
        security={form.field('security')}
        securities={houseSecurities.map((value) => ({ value, label: t(houseSecurityNames[value]) }))}
      />
      <TextInput
        {...form.field('userName')}
        label={t('User name')}
        description={t('Leave it empty for a server that asks for no sign-in.')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordInput
        {...form.field('password')}
        label={t('Password')}
        description={
          server?.hasPassword &&
          t('Leave it empty to keep the one that stands. Another server or user asks for it anew.')
        }
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      />
      <TextInput {...form.field('senderName')} label={t('Sender name')} autoComplete="off" withAsterisk />
      <TextInput
        {...form.field('senderAddress')}
        label={t('Sender address')}
        description={t('Letters come from it. Its domain must let this server send.')}
        type="email"
        dir="ltr"
        autoComplete="off"
        withAsterisk
      />
      <ProofField
        form={form}
        asked={asked}
        why={text('Confirm that it is you: every letter of this installation goes this way.')}
      />
    </FormPage>
  )
}
