import type { Presentation } from '@corridor/contract/sales/presentation/shapes'
import { Button, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'

/** Chooses another last day of a link. */
export default function ExtendDialog({ presentation, close }: { presentation: Presentation; close: () => void }) {
  const { t } = useTranslation()
  const { _id: id, version, expiresOn } = presentation
  const form = useRecordForm({
    entity: 'Presentation',
    schema: () =>
      import('@corridor/contract/sales/presentation/shapes').then(({ PresentationExtend }) => PresentationExtend),
    initial: { id, version, expiresOn },
    submit: (values) => client.presentation.extend(values),
    onSaved: async () => {
      toast.success(t('Last day changed'))
      close()
      await refresh(api.presentation)
    },
  })
  return (
    <Modal opened onClose={close} title={t('Extend')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Extend"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput {...form.field('expiresOn')} type="date" label={t('Last day')} withAsterisk data-autofocus />
      </RecordForm>
    </Modal>
  )
}
