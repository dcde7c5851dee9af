import { ownWords, suppressionReasonNames } from '@corridor/contract/mail/suppression/kinds'
import type { Suppression } from '@corridor/contract/mail/suppression/shapes'
import { Button, Checkbox, Modal, Textarea } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { isolated } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Message } from '../../../ui/message'

/** Lets mail go to somebody again. A person's own refusal asks that they wish it, and how that is known. */
export default function ReleaseDialog({ suppression, close }: { suppression: Suppression; close: () => void }) {
  const { t } = useTranslation()
  const { _id: id, version, value, reason } = suppression
  const isOwnWord = ownWords.includes(reason)
  const form = useRecordForm({
    entity: 'Suppressed Address',
    schema: () =>
      import('@corridor/contract/mail/suppression/shapes').then(({ SuppressionRelease }) => SuppressionRelease),
    initial: { id, version, reason: '', isAsked: false, proof: '' },
    submit: (values) => client.suppression.release(values),
    onSaved: async () => {
      toast.success(t('Released Successfully'))
      close()
      await refresh(api.suppression)
    },
  })
  return (
    <Modal
      opened
      onClose={close}
      title={t('Release {value}', { value: isolated(value) })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel={text('Release')}
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        {isOwnWord && (
          <Message tone="attention">
            {t('“{reason}” is this person’s own word. It ends only if they asked you for it.', {
              reason: t(suppressionReasonNames[reason]),
            })}
          </Message>
        )}
        <Textarea
          {...form.field('reason')}
          label={t('Reason')}
          withAsterisk
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
        />
        {isOwnWord && (
          <>
            <Checkbox {...form.tick('isAsked')} label={t('The person asked to get this mail again')} />
            <Textarea
              {...form.field('proof')}
              label={t('Proof')}
              description={t('When and how they asked, as in “Mail of November 3 to Bea”.')}
              withAsterisk
              autosize
              minRows={2}
              maxLength={500}
            />
          </>
        )}
      </RecordForm>
    </Modal>
  )
}
