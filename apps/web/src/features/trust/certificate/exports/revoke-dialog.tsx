import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { useShortForm } from '../../../../lib/form/use-short-form'
import { translateMessage, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useLeave } from '../../../../lib/pick/use-leave'
import { Message } from '../../../../ui/message'

const loadSchema = () => import('../rules').then(({ CertificateRevoke }) => CertificateRevoke)

interface RevokeDialogProps {
  id: string
  close: () => void
}

/** Why a certificate is revoked: its company reads it. */
export default function RevokeDialog({ id, close }: RevokeDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useShortForm({
    initial: { id, reason: '' },
    loadSchema,
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (output) => {
      await client.certificate.revoke(output)
      toast.success(t('Certificate Revoked Successfully'))
      leave()
      await refresh(api.certificate, api.verification)
    },
  })
  const fault = form.errorOf('reason')
  return (
    <Modal opened onClose={leave} title={t('Revoke certificate')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack gap="md">
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          <Textarea
            name="reason"
            label={t('Reason')}
            description={t('The company reads this on its page and gets it by email.')}
            value={form.values.reason}
            onChange={(event) => form.setValue('reason', event.currentTarget.value)}
            error={fault && translateMessage(fault)}
            autosize
            minRows={2}
            withAsterisk
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave} disabled={form.isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={form.isBusy}>
              {t('Revoke')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
