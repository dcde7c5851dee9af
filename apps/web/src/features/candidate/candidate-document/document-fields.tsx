import {
  candidateDocumentTypeNames,
  candidateDocumentTypes,
} from '@corridor/contract/candidate/candidate-document/kinds'
import type { CandidateDocument, CandidateDocumentAdd } from '@corridor/contract/candidate/candidate-document/shapes'
import { TextInput } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsProps } from '../../../lib/entry/entry-kind'
import { DayInput } from '../../../lib/form/input/day-input'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { FileInput } from '../../../lib/upload/file-input'
import { documentLabels } from './document-labels'

/** The fields of a paper, for adding and editing. */
export function DocumentFields({ form, row }: FieldsProps<CandidateDocument, CandidateDocumentAdd>) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('type')}
          label={t(documentLabels.type)}
          data={candidateDocumentTypes.map((value) => ({ value, label: t(candidateDocumentTypeNames[value]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput {...form.field('title')} label={t(documentLabels.title)} withAsterisk autoComplete="off" />
      </div>
      <FileInput
        purpose="candidate-document"
        label={documentLabels.documentKey}
        value={form.values.documentKey}
        stored={row?.documentFile[0]}
        onChange={(key) => {
          form.setValue('documentKey', key ?? '')
          form.clearError('documentKey')
        }}
        error={form.field('documentKey').error}
      />
      <DayInput form={form} name="expiryDate" label={documentLabels.expiryDate} />
    </>
  )
}
