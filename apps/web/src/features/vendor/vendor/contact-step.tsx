import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import entries from '../../../lib/entry/entries.module.css'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateAutocomplete } from '../../../lib/late/late-autocomplete'
import classes from '../../../lib/wizard/wizard.module.css'
import type { StepProps } from './exports/step-props'

const usualTerms = ['Net 15', 'Net 30', 'Net 45', 'Net 60']

const labels = {
  contactPerson: text('Contact Person'),
  mobileNumber: text('Mobile Number'),
  officeNumber: text('Office Number'),
  emailId: text('Email Id'),
  designation: text('Designation'),
  paymentTerms: text('Payment Terms'),
}

const toValues = ({ _id: id, version, primaryContact, paymentTerms }: Vendor) => ({
  id,
  version,
  contactPerson: primaryContact?.contactPerson ?? '',
  mobileNumber: primaryContact?.mobileNumber ?? '',
  officeNumber: primaryContact?.officeNumber ?? '',
  emailId: primaryContact?.emailId ?? '',
  designation: primaryContact?.designation ?? '',
  paymentTerms,
})

/** The second step: the primary contact, and how the vendor pays. */
export default function ContactStep({ vendor, onSaved }: StepProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Vendor',
    draft: 'vendor.contact',
    schema: () =>
      import('@corridor/contract/vendor/vendor/shapes').then(({ VendorStepTwoEdition }) => VendorStepTwoEdition),
    initial: toValues(vendor),
    submit: ({ id, ...contact }) => client.vendor.stepTwo({ vendorId: id, ...contact }),
    onSaved: async ({ message }) => {
      toast.success(t(message))
      await refresh(api.vendor, api.vendorContact)
      await onSaved()
    },
    merging: {
      reload: async () => toValues((await client.vendor.view({ vendorId: vendor._id })).data),
      labels,
    },
  })
  const phone = { type: 'tel', dir: 'ltr', autoComplete: 'off' } as const
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue">
        <TextInput
          {...form.field('contactPerson')}
          label={t(labels.contactPerson)}
          withAsterisk
          autoFocus
          autoComplete="off"
        />
        <TextInput {...form.field('designation')} label={t(labels.designation)} autoComplete="off" />
        <div className={entries.pair}>
          <TextInput {...form.field('mobileNumber')} label={t(labels.mobileNumber)} {...phone} />
          <TextInput {...form.field('officeNumber')} label={t(labels.officeNumber)} {...phone} />
        </div>
        <TextInput {...form.field('emailId')} label={t(labels.emailId)} type="email" dir="ltr" autoComplete="off" />
        <LateAutocomplete
          {...form.field('paymentTerms')}
          value={form.values.paymentTerms}
          label={t(labels.paymentTerms)}
          data={usualTerms}
        />
      </RecordForm>
    </div>
  )
}
