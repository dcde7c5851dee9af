import {
  countryTypes,
  identityTypes,
  refusalLetter,
  studentDocumentTypeNames,
  studentDocumentTypes,
} from '@corridor/contract/student/student-document/kinds'
import type { StudentDocument, StudentDocumentAdd } from '@corridor/contract/student/student-document/shapes'
import { Button, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import { DayInput } from '../../../lib/form/input/day-input'
import { RecordForm } from '../../../lib/form/record-form'
import { editionOf } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { FileInput } from '../../../lib/upload/file-input'
import { MonthInput } from '../enrolment/exports/month-input'
import { documentLabels } from './document-labels'
import { openDocument } from './exports/open-document'

const blank: StudentDocumentAdd = {
  type: 'passport',
  title: '',
  documentKey: '',
  expiryDate: null,
  country: null,
  month: null,
}

const toValues = ({ _id: id, version, type, title, documentKey, ...paper }: StudentDocument) => ({
  ...{ id, version },
  ...{ type, title, documentKey, expiryDate: paper.expiryDate, country: paper.country, month: paper.month },
})

type Edition = StudentDocumentAdd & { id?: string; version?: number }

interface DocumentDialogProps {
  studentId: string
  /** The paper that is changed; undefined for a new one. */
  document: StudentDocument | undefined
  close: () => void
}

/** Form of a paper of a student. No draft of it is kept: its file is a passport. */
export default function DocumentDialog({ studentId, document, close }: DocumentDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Student Document',
    schema: () =>
      import('@corridor/contract/student/student-document/shapes').then(({ StudentDocumentAdd }) =>
        editionOf(StudentDocumentAdd),
      ),
    initial: document ? toValues(document) : blank,
    submit: async ({ id, ...entry }: Edition): Promise<object> =>
      id
        ? client.studentDocument.update({ id, ...entry })
        : client.studentDocument.add({ studentId, documents: [entry] }),
    onSaved: async () => {
      toast.success(t('Document saved'))
      leave()
      await refresh(api.studentDocument, api.enrolment, api.task)
    },
  })
  const isRefusal = form.values.type === refusalLetter
  const title = document ? text('Edit Document') : text('Add Document')
  return (
    <Modal opened onClose={leave} title={t(title)} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <LateSelect
          {...form.field('type')}
          label={t(documentLabels.type)}
          description={
            identityTypes.includes(form.values.type) && t('Each opening of this paper is kept in the audit log.')
          }
          data={studentDocumentTypes.map((value) => ({ value, label: t(studentDocumentTypeNames[value]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput {...form.field('title')} label={t(documentLabels.title)} withAsterisk autoComplete="off" />
        {countryTypes.includes(form.values.type) && (
          <CountrySelect
            label={documentLabels.country}
            chosen={document?.countryInfo.find(({ _id }) => _id === form.values.country)}
            field={{
              ...form.field('country'),
              value: form.values.country,
              onChange: (id: string | null) => form.setValue('country', id),
            }}
            required={isRefusal}
          />
        )}
        {isRefusal && <MonthInput form={form} name="month" label={documentLabels.month} />}
        <FileInput
          purpose="student-document"
          label={documentLabels.documentKey}
          value={form.values.documentKey}
          stored={document?.documentFile[0]}
          open={document && (() => void openDocument(document._id))}
          onChange={(key) => {
            form.setValue('documentKey', key ?? '')
            form.clearError('documentKey')
          }}
          error={form.field('documentKey').error}
        />
        <DayInput form={form} name="expiryDate" label={documentLabels.expiryDate} />
      </RecordForm>
    </Modal>
  )
}
