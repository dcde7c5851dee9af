import { Button, Modal, Textarea } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { keepStanding } from './keep-standing'

interface AskDialogProps {
  studentId: string
  close: () => void
}

/** Asks a colleague to review a file: somebody who is picked, or the next in turn. */
export default function AskDialog({ studentId, close }: AskDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'File Review',
    schema: () => import('@corridor/contract/agency/file-review/shapes').then(({ ReviewAsk }) => ReviewAsk),
    initial: { studentId, reviewer: null as string | null, note: '' },
    submit: (values) => client.fileReview.ask(values),
    onSaved: async () => {
      toast.success(t('Review asked for'))
      close()
      await keepStanding()
    },
  })
  return (
    <Modal opened onClose={close} title={t('Ask for review')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Ask for review"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <RecordSelect
          source={peopleSource}
          label={text('Reviewer')}
          nameOf={(person) => formatName(person)}
          field={{
            ...form.field('reviewer'),
            clearable: true,
            description: t('Left empty, the next in turn is asked.'),
            'data-autofocus': true,
          }}
        />
        <Textarea {...form.field('note')} label={t('Note')} autosize minRows={2} />
      </RecordForm>
    </Modal>
  )
}
