import { representationDaysUsual } from '@corridor/contract/job/representation/kinds'
import type { RepresentationAdd } from '@corridor/contract/job/representation/shapes'
import { Button, Group, Modal, Radio, Textarea, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dayIn } from '../../../lib/format/day-in'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { FileInput } from '../../../lib/upload/file-input'
import { RateInputs } from '../../candidate/candidate/exports/rate-inputs'
import type { Whom } from './exports/right-card'

const kinds = [
  ['mail', text('Confirming mail')],
  ['document', text('Signed document')],
] as const

type Values = Omit<RepresentationAdd, 'validUntil'> & { validUntil: string }

/** Keeps a mail or a signed document as proof. */
export function ProofDialog({ whom: { candidateId, jobId, rate }, close }: { whom: Whom; close: () => void }) {
  const { t } = useTranslation()
  const initial: Values = {
    ...{ candidateId, jobId, rate, proof: 'mail', fileKey: null, mailText: '' },
    validUntil: dayIn(representationDaysUsual),
  }
  const form = useRecordForm({
    entity: 'Right to Represent',
    schema: () =>
      import('@corridor/contract/job/representation/shapes').then(({ RepresentationAdd }) => RepresentationAdd),
    initial,
    submit: (values) => client.representation.add(values),
    onSaved: async () => {
      toast.success(t('Proof Added Successfully'))
      close()
      await refresh(api.representation)
    },
  })
  const { proof, fileKey } = form.values
  return (
    <Modal opened onClose={close} title={t('Add Proof')} closeButtonProps={{ 'aria-label': t('Close') }} size="lg">
      <RecordForm
        form={form}
        submitLabel="Add Proof"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <Radio.Group
          label={t('Proof')}
          value={proof}
          onChange={(value) => form.setValue('proof', value === 'mail' ? 'mail' : 'document')}
        >
          <Group mt="xs" gap="lg">
            {kinds.map(([value, label]) => (
              <Radio key={value} value={value} label={t(label)} />
            ))}
          </Group>
        </Radio.Group>
        <FileInput
          purpose="representation"
          label="Upload the proof"
          value={fileKey}
          stored={undefined}
          onChange={(key) => form.setValue('fileKey', key)}
          error={form.field('fileKey').error as string | undefined}
          isOptional
        />
        {proof === 'mail' && (
          <Textarea {...form.field('mailText')} label={t('Or paste the mail')} autosize minRows={3} maxRows={10} />
        )}
        <RateInputs form={form.part('rate')} />
        <TextInput {...form.field('validUntil')} type="date" label={t('Holds until')} withAsterisk />
      </RecordForm>
    </Modal>
  )
}
