import type { FileStanding } from '@corridor/contract/agency/file-review/shapes'
import { access, mayCall } from '@corridor/contract/wire/access'
import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
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

/** Members who may review: of those who changed the file, nobody. */
const reviewersBut = (authors: readonly string[]): typeof peopleSource => ({
  key: () => [...peopleSource.key(), 'reviewers', ...authors],
  async call(body, options) {
    const { data, totalDocs } = await peopleSource.call(body, options)
    const can = data.filter(({ _id, roles }) => !authors.includes(_id) && mayCall(access.students.manage, roles ?? []))
    return { data: can, totalDocs }
  },
})

interface AskDialogProps {
  standing: FileStanding
  close: () => void
}

/** Asks a colleague to review a file: somebody who is picked, or the next in turn. */
export default function AskDialog({ standing, close }: AskDialogProps) {
  const { t } = useTranslation()
  const { student: studentId, authors } = standing
  const [source] = useState(() => reviewersBut(authors.map(({ _id }) => _id)))
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
          source={source}
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
