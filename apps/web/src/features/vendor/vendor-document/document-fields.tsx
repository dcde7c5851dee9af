import { vendorDocumentTypeNames, vendorDocumentTypes } from '@corridor/contract/vendor/vendor-document/kinds'
import type { VendorDocument, VendorDocumentAdd } from '@corridor/contract/vendor/vendor-document/shapes'
import { Textarea, TextInput } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsProps } from '../../../lib/entry/entry-kind'
import { DayInput } from '../../../lib/form/input/day-input'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { FileInput } from '../../../lib/upload/file-input'
import { documentLabels } from './document-labels'

/** The fields of a document, for adding and editing. */
export function DocumentFields({ form, row }: FieldsProps<VendorDocument, VendorDocumentAdd>) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('type')}
          label={t(documentLabels.type)}
          data={vendorDocumentTypes.map((value) => ({ value, label: t(vendorDocumentTypeNames[value]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput {...form.field('title')} label={t(documentLabels.title)} withAsterisk autoComplete="off" />
      </div>
      <FileInput
        purpose="vendor-document"
        label={documentLabels.documentKey}
        value={form.values.documentKey}
        stored={row?.documentFile[0]}
        onChange={(key) => {
          form.setValue('documentKey', key ?? '')
          form.clearError('documentKey')
        }}
        error={form.field('documentKey').error}
      />
      <Textarea {...form.field('description')} label={t(documentLabels.description)} autosize minRows={2} maxRows={6} />
      <DayInput form={form} name="expiryDate" label={documentLabels.expiryDate} />
    </>
  )
}
