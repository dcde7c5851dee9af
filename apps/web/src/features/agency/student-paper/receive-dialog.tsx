import type { PaperReceive, StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import {
  refusalLetter,
  type StudentDocumentType,
  studentDocumentTypeNames,
  studentDocumentTypes,
} from '@corridor/contract/student/student-document/kinds'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { DayInput } from '../../../lib/form/input/day-input'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { FileInput } from '../../../lib/upload/file-input'
import { refreshPapers } from './refresh-papers'

interface Values {
  id: string
  version: number
  /** Empty for a file that is uploaded now. */
  documentId: string
  type: StudentDocumentType
  documentKey: string
  expiryDate: string | null
}

const isNew = ({ documentId }: Values) => documentId === ''
const shownMax = 100
const titleMax = 50
// A letter of refusal says of which country and month it is: it is added among the documents.
const types = studentDocumentTypes.filter((type) => type !== refusalLetter)

/** Notes a version of a paper as received: a new file, or a document that the student has. No draft of it is kept: it may be a passport. */
export default function ReceiveDialog({ paper, close }: { paper: StudentPaper; close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const { data } = useQuery(
    api.studentDocument.list.queryOptions({
      input: { filters: { student: paper.student }, limit: shownMax, sortBy: 'createDate', sortDirection: 'desc' },
    }),
  )
  const toInput = ({ id, version, documentId, ...document }: Values) => ({
    ...{ id, version },
    ...(documentId === '' ? { document: { ...document, title: paper.title.slice(0, titleMax) } } : { documentId }),
  })
  const form = useRecordForm({
    entity: 'Student Paper',
    schema: () =>
      import('@corridor/contract/agency/student-paper/shapes').then(({ PaperReceive }) =>
        fedBy<Values, PaperReceive>(PaperReceive, toInput),
      ),
    initial: {
      ...{ id: paper._id, version: paper.version, documentId: '', type: 'other', documentKey: '', expiryDate: null },
    } as Values,
    submit: (values: PaperReceive) => client.studentPaper.receive(values),
    onSaved: async () => {
      toast.success(t('Paper received'))
      leave()
      await refreshPapers()
    },
  })
  const documents = (data?.data ?? []).map(({ _id: value, title }) => ({ value, label: title }))
  const faultOf = (name: 'documentKey') => form.field(`document.${name}` as typeof name).error
  return (
    <Modal
      opened
      onClose={leave}
      title={t('Receive {name}', { name: paper.title })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Receive"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        {documents.length > 0 && (
          <LateSelect
            label={t('Document')}
            data={[{ value: '', label: t('Upload a new file') }, ...documents]}
            value={form.values.documentId}
            onChange={(value) => form.setValue('documentId', value ?? '')}
            allowDeselect={false}
          />
        )}
        {isNew(form.values) && (
          <>
            <LateSelect
              label={t('Type')}
              data={types.map((value) => ({ value, label: t(studentDocumentTypeNames[value]) }))}
              value={form.values.type}
              onChange={(value) => form.setValue('type', types.find((known) => known === value) ?? 'other')}
              allowDeselect={false}
            />
            <FileInput
              purpose="student-document"
              label={text('Upload')}
              value={form.values.documentKey}
              stored={undefined}
              onChange={(key) => form.setValue('documentKey', key ?? '')}
              error={faultOf('documentKey')}
            />
            <DayInput form={form} name="expiryDate" label={text('Expires on')} />
          </>
        )}
      </RecordForm>
    </Modal>
  )
}
