import { type ReviewedField, reviewedFieldNames, reviewedFields } from '@corridor/contract/agency/file-review/kinds'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { Button, Modal, Select, Textarea } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { keepStanding } from './keep-standing'

interface CommentDialogProps {
  studentId: string
  close: () => void
}

const wholeFile = 'file'

/** Says something about a field of a file, about the plan or papers, or about the whole; it keeps the file until it is answered. */
export default function CommentDialog({ studentId, close }: CommentDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'File Review',
    schema: () => import('@corridor/contract/agency/file-review/shapes').then(({ ReviewComment }) => ReviewComment),
    initial: { studentId, step: null as number | null, field: null as ReviewedField | null, text: '' },
    submit: (values) => client.fileReview.comment(values),
    onSaved: async () => {
      toast.success(t('Comment added'))
      close()
      await keepStanding()
    },
  })
  const { step, field } = form.values
  const chosen = field ? `${step ?? ''} ${field}` : wholeFile
  const choose = (value: string | null) => {
    const [number = '', name = ''] = (value ?? wholeFile).split(' ')
    form.setValue('step', name === '' || number === '' ? null : Number(number))
    form.setValue('field', name === '' ? null : (name as ReviewedField))
  }
  return (
    <Modal opened onClose={close} title={t('Comment')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Comment"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <Select
          label={t('About')}
          searchable
          allowDeselect={false}
          value={chosen}
          onChange={choose}
          data={[
            { value: wholeFile, label: t('The whole file') },
            ...reviewedFields.map(({ step: number, fields }) => ({
              group: number === null ? t('Study plan') : t(stepName(number)),
              items: fields.map((name) => ({
                value: `${number ?? ''} ${name}`,
                label: t(reviewedFieldNames[name]),
              })),
            })),
          ]}
        />
        <Textarea {...form.field('text')} label={t('Comment')} withAsterisk autosize minRows={3} data-autofocus />
      </RecordForm>
    </Modal>
  )
}

const stepName = (number: number) => enrolmentSteps.find((step) => step.number === number)?.heading ?? ''
