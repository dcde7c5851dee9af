import type { StudentRow } from '@corridor/contract/student/student/shapes'
import { Button, Modal } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'
import { keepStudent } from './exports/keep-student'

type Counselled = Pick<StudentRow, '_id' | 'version' | 'counsellor' | 'counsellorInfo'>

interface CounsellorDialogProps {
  student: Counselled
  close: () => void
}

/** Hands a student over to another member, who is told. */
export default function CounsellorDialog({ student, close }: CounsellorDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const { _id: studentId, version, counsellor, counsellorInfo } = student
  const [standing] = counsellorInfo
  const form = useRecordForm({
    entity: 'Student',
    schema: () => import('@corridor/contract/student/student/plan').then(({ ChangeCounsellor }) => ChangeCounsellor),
    initial: { studentId, version, counsellor },
    submit: (values) => client.student.changeCounsellor(values),
    onSaved: async ({ data }) => {
      toast.success(t('Counsellor changed successfully'))
      leave()
      await keepStudent(data)
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Change Counsellor')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Change Counsellor"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <RecordSelect
          source={peopleSource}
          label={text('Counsellor')}
          nameOf={(person) => formatName(person)}
          chosen={standing && { _id: standing._id, name: formatName(standing) }}
          field={{ ...form.field('counsellor'), clearable: true, 'data-autofocus': true }}
        />
      </RecordForm>
    </Modal>
  )
}
