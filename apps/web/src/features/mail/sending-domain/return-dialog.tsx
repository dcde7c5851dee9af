import type { SendingDomain } from '@corridor/contract/mail/sending-domain/shapes'
import { Button, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'

/** Names the domain of return addresses, and sends the test mail that proves it. Mount it to open it. */
export default function ReturnDialog({ row, close }: { row: SendingDomain; close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const { _id: id, domain } = row
  const form = useRecordForm({
    entity: 'Sending Domain',
    schema: () =>
      import('@corridor/contract/mail/sending-domain/shapes').then(({ SendingDomainReturn }) => SendingDomainReturn),
    initial: { id, returnDomain: row.returnDomain ?? `return.${domain}` },
    submit: (values) => client.sendingDomain.setReturn(values),
    onSaved: async () => {
      leave()
      // It is set up all the same: what the server said of the test stands in the message, and it can be sent again.
      await client.sendingDomain.testReturn({ id }).then(
        () => toast.success(t('Test mail sent')),
        (error) => toast.error(errorText(error)),
      )
      await refresh(api.sendingDomain)
    },
  })
  return (
    <Modal
      opened
      onClose={() => !form.isBusy && leave()}
      title={t('Set Up Return Addresses')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Send Test Mail"
        actions={
          <Button variant="default" onClick={leave} disabled={form.isBusy}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput
          {...form.field('returnDomain')}
          label={t('Return domain')}
          description={t(
            '{domain} or one that ends in it. Have its mail, to any address, delivered to a mailbox that is read here.',
            { domain },
          )}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          withAsterisk
          data-autofocus
        />
      </RecordForm>
    </Modal>
  )
}
