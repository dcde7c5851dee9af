import type { Intake, IntakeAdd } from '@corridor/contract/agency/intake/shapes'
import { momentIn } from '@corridor/contract/format/day'
import { Button, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { DayInput } from '../../../../lib/form/input/day-input'
import { RecordForm } from '../../../../lib/form/record-form'
import { editionOf } from '../../../../lib/form/schema'
import { useRecordForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useLeave } from '../../../../lib/pick/use-leave'
import { Message } from '../../../../ui/message'
import { intakeLabels } from '../intake-labels'
import { DeadlineText } from './deadline-text'

type Values = Omit<IntakeAdd, 'startDate'> & { startDate: string | null }
type Edition = IntakeAdd & { id?: string; version?: number }

const blank: Values = { startDate: null, endDate: null, openDate: null, deadlineDate: null, deadlineTime: '23:59' }

const toValues = ({ _id: id, version, startDate, endDate, openDate, deadlineDate, deadlineTime }: Intake) => ({
  ...{ id, version, startDate, endDate, openDate, deadlineDate, deadlineTime },
})

const wholeTime = /^\d\d:\d\d$/

interface IntakeDialogProps {
  programmeId: string
  /** Zone of the institution. */
  zone: string | null
  /** The intake that is changed; undefined for a new one. */
  intake: Intake | undefined
  close: () => void
}

/** Form of an intake. */
export default function IntakeDialog({ programmeId, zone, intake, close }: IntakeDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Intake',
    schema: () => import('@corridor/contract/agency/intake/shapes').then(({ IntakeAdd }) => editionOf(IntakeAdd)),
    initial: intake ? toValues(intake) : blank,
    submit: ({ id, ...entry }: Edition): Promise<object> =>
      id ? client.intake.update({ id, ...entry }) : client.intake.add({ programmeId, ...entry }),
    onSaved: async () => {
      toast.success(t('Intake saved'))
      leave()
      await refresh(api.intake, api.programme, api.institution)
    },
  })
  const { deadlineDate, deadlineTime } = form.values
  const deadline =
    zone && deadlineDate && wholeTime.test(deadlineTime)
      ? momentIn(zone, `${deadlineDate}T${deadlineTime}`).toISOString()
      : null
  return (
    <Modal
      opened
      onClose={leave}
      title={t(intake ? text('Edit Intake') : text('Add Intake'))}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <DayInput form={form} name="startDate" label={intakeLabels.startDate} />
        <DayInput form={form} name="endDate" label={intakeLabels.endDate} />
        <DayInput form={form} name="openDate" label={intakeLabels.openDate} />
        {zone ? (
          <>
            <DayInput form={form} name="deadlineDate" label={intakeLabels.deadlineDate} />
            <TextInput
              {...form.field('deadlineTime')}
              type="time"
              label={t(intakeLabels.deadlineTime)}
              description={<bdi dir="ltr">{zone}</bdi>}
            />
            {deadline && <DeadlineText intake={{ deadline, zone }} />}
          </>
        ) : (
          <Message tone="news">{t('For a deadline, say first in which time zone the institution is.')}</Message>
        )}
      </RecordForm>
    </Modal>
  )
}
