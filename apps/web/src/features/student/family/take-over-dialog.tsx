import type { Relative } from '@corridor/contract/student/family/shapes'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Button, Modal } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { keepStudent } from '../student/exports/keep-student'
import { PartChoice } from './part-choice'

interface TakeOverDialogProps {
  student: Student
  relative: Relative
  close: () => void
}

/** Takes steps over from somebody of the family. */
export default function TakeOverDialog({ student, relative, close }: TakeOverDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Student',
    schema: () => import('@corridor/contract/student/family/bodies').then(({ TakeOver }) => TakeOver),
    initial: {
      ...{ studentId: student._id, version: student.version, relative: relative._id },
      parts: [] as Relative['savedParts'],
    },
    submit: (body) => client.family.takeOver(body),
    onSaved: async ({ data }) => {
      toast.success(t('Taken over successfully'))
      leave()
      await keepStudent(data)
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Take over values')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Take over"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <PartChoice
          label={t('Take over from {name}', { name: formatName(relative) })}
          offered={relative.savedParts}
          standing={student.savedSteps.map(({ step }) => step)}
          chosen={form.values.parts}
          choose={(parts) => form.setValue('parts', parts)}
          error={form.field('parts').error}
        />
      </RecordForm>
    </Modal>
  )
}
