import { Button, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'

/** Names a domain; its key is made then. Mount it to open it. */
export default function DomainDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Sending Domain',
    schema: () =>
      import('@corridor/contract/mail/sending-domain/shapes').then(({ SendingDomainAdd }) => SendingDomainAdd),
    initial: { domain: '' },
    submit: (domain) => client.sendingDomain.add(domain),
    onSaved: async () => {
      toast.success(t('Domain Added Successfully'))
      leave()
      await refresh(api.sendingDomain)
    },
  })
  return (
    <Modal
      opened
      onClose={() => !form.isBusy && leave()}
      title={t('Add Domain')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Add Domain"
        actions={
          <Button variant="default" onClick={leave} disabled={form.isBusy}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput
          {...form.field('domain')}
          label={t('Domain')}
          description={t('What stands behind the @ of your addresses.')}
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
