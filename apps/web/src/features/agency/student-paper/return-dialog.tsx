import { type ReturnReason, returnReasonNames, returnReasons } from '@corridor/contract/agency/student-paper/kinds'
import type { StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { Button, Modal, Textarea } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import type { PaperMoves } from './use-paper-moves'

interface ReturnDialogProps {
  paper: StudentPaper
  close: () => void
  tell: PaperMoves['tell']
}

/** Returns a paper with a reason, of which the counsellor hears. */
export default function ReturnDialog({ paper, close, tell }: ReturnDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Student Paper',
    schema: () => import('@corridor/contract/agency/student-paper/shapes').then(({ PaperReturn }) => PaperReturn),
    initial: { id: paper._id, version: paper.version, reason: 'too-old' as ReturnReason, words: '' },
    submit: (values) => client.studentPaper.return(values),
    onSaved: async ({ data }) => {
      leave()
      await tell(data)
    },
  })
  return (
    <Modal
      opened
      onClose={leave}
      title={t('Return {name}', { name: paper.title })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Return"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <LateSelect
          {...form.field('reason')}
          label={t('Reason')}
          data={returnReasons.map((value) => ({ value, label: t(returnReasonNames[value]) }))}
          allowDeselect={false}
          withAsterisk
          data-autofocus
        />
        <Textarea {...form.field('words')} label={t('In words')} autosize minRows={2} />
      </RecordForm>
    </Modal>
  )
}
