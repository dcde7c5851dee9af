import type { Placement } from '@corridor/contract/job/placement/shapes'
import { Button, Checkbox, Modal, Textarea, TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dayIn } from '../../../lib/format/day-in'
import { useTranslation } from '../../../lib/language/i18n'
import { refreshPlacements } from './use-placement-actions'

interface EndDialogProps {
  placement: Placement
  verb: 'extend' | 'end'
  close: () => void
}

/** Gives a placement another end: a later one, or one that comes now. Both ask why. */
export default function EndDialog({ placement, verb, close }: EndDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, startDate, endDate } = placement
  const isLater = verb === 'extend'
  const form = useRecordForm({
    entity: 'Placement',
    schema: () => import('@corridor/contract/job/placement/shapes').then(({ PlacementExtend }) => PlacementExtend),
    initial: {
      ...{ id, version, reason: '', overlap: false },
      endDate: isLater ? (endDate ?? '') : startDate > dayIn(0) ? startDate : dayIn(0),
    },
    submit: ({ overlap, ...values }) =>
      isLater ? client.placement.extend({ ...values, overlap }) : client.placement.end(values),
    onSaved: async () => {
      toast.success(t(isLater ? 'Placement Extended Successfully' : 'Placement Ended Successfully'))
      close()
      await refreshPlacements()
    },
  })
  return (
    <Modal
      opened
      onClose={close}
      title={t(isLater ? 'Extend' : 'End now')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel={isLater ? 'Extend' : 'End Placement'}
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput {...form.field('endDate')} type="date" label={t('Last day')} withAsterisk data-autofocus />
        <Textarea {...form.field('reason')} label={t('Reason')} withAsterisk autosize minRows={2} />
        {isLater && <Checkbox {...form.tick('overlap')} label={t('Let it run beside another placement')} />}
      </RecordForm>
    </Modal>
  )
}
