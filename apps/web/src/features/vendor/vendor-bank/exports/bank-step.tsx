import { currencies } from '@corridor/contract/format/settings'
import type { VendorBank } from '@corridor/contract/vendor/vendor-bank/shapes'
import { vendorPriorities, vendorPriorityNames } from '@corridor/contract/vendor/vendor-note/kinds'
import { Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import entries from '../../../../lib/entry/entries.module.css'
import { toast } from '../../../../lib/feedback/toast'
import { MoneyInput } from '../../../../lib/form/input/money-input'
import { emptyProof, ProofField, useProof } from '../../../../lib/form/input/proof-field'
import { RecordForm } from '../../../../lib/form/record-form'
import { useRecordForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { LateSelect } from '../../../../lib/late/late-select'
import { RecordQuery } from '../../../../lib/record/record-query'
import { companySettings } from '../../../../lib/session/company-settings'
import { FileInput } from '../../../../lib/upload/file-input'
import classes from '../../../../lib/wizard/wizard.module.css'
import { BankFields, bankValues, useCountryCodes } from '../../../trust/bank-details/exports/bank-fields'
import type { StepProps } from '../../vendor/exports/step-props'

/** The seventh step: where the vendor is paid. */
export default function BankStep({ vendor, onSaved }: StepProps) {
  const input = { vendorId: vendor._id }
  const query = useQuery({ ...api.vendorBank.view.queryOptions({ input }), staleTime: 0 })
  return (
    <RecordQuery query={query}>
      {({ data }) => <BankForm key={data?.version} vendorId={vendor._id} stands={data} onSaved={onSaved} />}
    </RecordQuery>
  )
}

const toMore = (stands: VendorBank | null) => ({
  depositAmount: stands?.depositAmount ?? null,
  depositCurrency: stands?.depositCurrency ?? companySettings()?.currency ?? 'USD',
  priority: stands?.priority ?? 'normal',
  comments: stands?.comments ?? '',
  addressLine1: stands?.addressLine1 ?? '',
  addressLine2: stands?.addressLine2 ?? '',
  state: stands?.state ?? '',
  city: stands?.city ?? '',
  zipCode: stands?.zipCode ?? '',
  cancelledChequeKey: stands?.cancelledCheque[0]?.fileKey ?? null,
  attachmentKey: stands?.attachment[0]?.fileKey ?? null,
  recordStatus: stands?.recordStatus ?? 'active',
})

interface BankFormProps extends Pick<StepProps, 'onSaved'> {
  vendorId: string
  stands: VendorBank | null
}

/** It is kept nowhere while it is typed: an account number lies in no draft. */
function BankForm({ vendorId, stands, onSaved }: BankFormProps) {
  const { t } = useTranslation()
  const { codeOf, latest } = useCountryCodes(stands)
  const { asked, latest: latestAsked } = useProof()
  const form = useRecordForm({
    entity: 'Vendor Bank Account',
    schema: () =>
      import('@corridor/contract/vendor/vendor-bank/shapes').then(({ vendorBankForm }) =>
        vendorBankForm({
          codeOf: (id) => latest.current(id),
          kept: stands?.country ?? null,
          asked: () => latestAsked.current,
        }),
      ),
    initial: {
      ...bankValues(stands),
      ...toMore(stands),
      ...emptyProof,
      ...(stands ? { version: stands.version } : {}),
    },
    submit: (bank) => client.vendorBank.stepSeven({ vendorId, ...bank }),
    onSaved: async () => {
      toast.success(t('Vendor Updated Successfully'))
      await refresh(api.vendorBank, api.vendor)
      await onSaved()
    },
  })
  const input = (name: 'addressLine1' | 'addressLine2' | 'state' | 'city' | 'zipCode', label: string) => (
    <TextInput {...form.field(name)} label={t(label)} autoComplete="off" />
  )
  const file = (name: 'cancelledChequeKey' | 'attachmentKey', label: string, stored?: VendorBank['attachment']) => (
    <FileInput
      purpose="vendor-bank"
      label={label}
      value={form.values[name]}
      stored={stored?.[0]}
      onChange={(key) => form.setValue(name, key)}
      error={form.field(name).error}
      isOptional
    />
  )
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Add Vendor">
        <BankFields form={form} stands={stands} codeOf={codeOf} countryLabel="Country" />
        <div className={entries.pair}>
          <MoneyInput
            {...form.field('depositAmount')}
            label={t('Deposit Amount')}
            value={form.values.depositAmount}
            onChange={(amount) => form.setValue('depositAmount', amount)}
          />
          <LateSelect
            {...form.field('depositCurrency')}
            label={t('Currency')}
            data={[...currencies]}
            allowDeselect={false}
          />
        </div>
        <LateSelect
          {...form.field('priority')}
          label={t('Priority')}
          data={vendorPriorities.map((value) => ({ value, label: t(vendorPriorityNames[value]) }))}
          allowDeselect={false}
        />
        <Textarea {...form.field('comments')} label={t('Comments')} autosize minRows={2} maxRows={6} />
        {input('addressLine1', text('Address Line 1'))}
        {input('addressLine2', text('Address Line 2'))}
        <div className={entries.pair}>
          {input('state', text('State'))}
          {input('city', text('City'))}
        </div>
        {input('zipCode', text('Zip Code'))}
        {file('cancelledChequeKey', text('Cancelled Cheque'), stands?.cancelledCheque)}
        {file('attachmentKey', text('Attachment'), stands?.attachment)}
        <LateSelect
          {...form.field('recordStatus')}
          label={t('Record Status')}
          data={[
            { value: 'active', label: t('Active') },
            { value: 'inactive', label: t('Inactive') },
          ]}
          allowDeselect={false}
        />
        <ProofField form={form} asked={asked} />
      </RecordForm>
    </div>
  )
}
