import type { ClaimOwnership } from '@corridor/contract/trust/claim/shapes'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { errorText, translateMessage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'
import { Message } from '../../../ui/message'

interface RejectDialogProps {
  claim: ClaimOwnership
  close: () => void
}

/** Why a claim is rejected: its claimant reads it. */
export default function RejectDialog({ claim, close }: RejectDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  return (
    <Modal opened onClose={leave} title={t('Reject Claim Ownership')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RejectForm claim={claim} close={close} />
    </Modal>
  )
}

const loadSchema = () => import('./rules').then(({ ClaimReject }) => ClaimReject)

function RejectForm({ claim, close }: RejectDialogProps) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { id: claim._id, rejectReason: '' },
    loadSchema,
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (output) => {
      try {
        await client.claim.reject(output)
        toast.success(t('Claim Ownership Rejected Successfully'))
      } catch (error) {
        // Somebody else was quicker: there is nothing left to reject.
        if (!(error instanceof ApiError) || error.status !== 409) throw error
        toast.error(errorText(error))
      }
      close()
      await refresh(api.claim)
    },
  })
  const fault = form.errorOf('rejectReason')
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack gap="md">
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        <Textarea
          name="rejectReason"
          label={t('Reject Reason')}
          description={t('{name} sees this on their page and gets it by email.', { name: claim.user.name })}
          value={form.values.rejectReason}
          onChange={(event) => form.setValue('rejectReason', event.currentTarget.value)}
          error={fault && translateMessage(fault)}
          autosize
          minRows={2}
          withAsterisk
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} disabled={form.isBusy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={form.isBusy}>
            {t(form.isBusy ? 'Updating...' : 'Reject')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
