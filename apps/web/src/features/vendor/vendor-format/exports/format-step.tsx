import {
  fileNameParts,
  formatColumns,
  formatFileTypeNames,
  formatFileTypes,
} from '@corridor/contract/vendor/vendor-format/kinds'
import type { VendorFormat } from '@corridor/contract/vendor/vendor-format/shapes'
import { Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { RecordForm } from '../../../../lib/form/record-form'
import { useRecordForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { LateSelect } from '../../../../lib/late/late-select'
import { RecordQuery } from '../../../../lib/record/record-query'
import classes from '../../../../lib/wizard/wizard.module.css'
import type { StepProps } from '../../vendor/exports/step-props'
import { ColumnsChoice } from '../columns-choice'
import { formatLabels } from '../format-labels'

/** The fifth step: how the vendor wants candidates to be sent. */
export default function FormatStep({ vendor, onSaved }: StepProps) {
  const input = { vendorId: vendor._id }
  const query = useQuery({ ...api.vendorFormat.view.queryOptions({ input }), staleTime: 0 })
  return (
    <RecordQuery query={query}>
      {({ data }) => <FormatForm key={data?.version} vendorId={vendor._id} stands={data} onSaved={onSaved} />}
    </RecordQuery>
  )
}

interface FormatFormProps extends Pick<StepProps, 'onSaved'> {
  vendorId: string
  stands: VendorFormat | null
}

const usual = formatColumns.slice(0, 4)

const toValues = (id: string, stands: VendorFormat | null) => ({
  // A draft is found by it.
  id,
  ...(stands ? { version: stands.version } : {}),
  description: stands?.description ?? '',
  mailingSubject: stands?.mailingSubject ?? '',
  body: stands?.body ?? '',
  columns: stands?.columns ?? [...usual],
  fileType: stands?.fileType ?? ('letter' as const),
  fileName: stands?.fileName ?? '',
})

function FormatForm({ vendorId, stands, onSaved }: FormatFormProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Vendor Submission Format',
    draft: 'vendor.format',
    schema: () =>
      import('@corridor/contract/vendor/vendor-format/shapes').then(({ VendorFormatEdition }) => VendorFormatEdition),
    initial: toValues(vendorId, stands),
    submit: ({ id, ...format }) => client.vendorFormat.stepFive({ vendorId: id, ...format }),
    onSaved: async () => {
      toast.success(t('Vendor Updated Successfully'))
      await refresh(api.vendorFormat, api.vendor)
      await onSaved()
    },
    merging: {
      reload: async () => toValues(vendorId, (await client.vendorFormat.view({ vendorId })).data),
      labels: formatLabels,
    },
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue">
        <Textarea {...form.field('description')} label={t(formatLabels.description)} autosize minRows={2} maxRows={6} />
        <TextInput {...form.field('mailingSubject')} label={t(formatLabels.mailingSubject)} autoComplete="off" />
        <Textarea {...form.field('body')} label={t(formatLabels.body)} autosize minRows={4} maxRows={16} />
        <ColumnsChoice
          value={form.values.columns}
          onChange={(columns) => form.setValue('columns', columns)}
          error={form.field('columns').error}
        />
        <LateSelect
          {...form.field('fileType')}
          label={t(formatLabels.fileType)}
          data={formatFileTypes.map((value) => ({ value, label: t(formatFileTypeNames[value]) }))}
          allowDeselect={false}
        />
        {form.values.fileType !== 'letter' && (
          <TextInput
            {...form.field('fileName')}
            label={t(formatLabels.fileName)}
            description={t('You can use {names}.', { names: fileNameParts.map((part) => `{${part}}`).join(', ') })}
            dir="ltr"
            autoComplete="off"
          />
        )}
      </RecordForm>
    </div>
  )
}
