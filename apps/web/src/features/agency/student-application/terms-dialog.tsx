import type { StudentApplicationRecord, Sum } from '@corridor/contract/agency/student-application/shapes'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { currencies } from '@corridor/contract/format/settings'
import { Checkbox, Group, Textarea, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { MoneyInput } from '../../../lib/form/input/money-input'
import { useShortForm } from '../../../lib/form/use-short-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { companySettings } from '../../../lib/session/company-settings'
import { ShortDialog } from './short-dialog'
import { keepApplication } from './use-application-actions'
import { useContracts } from './use-contracts'

interface TermsDialogProps {
  application: StudentApplicationRecord
  close: () => void
}

/** Changes the terms of an application: numbers, money, and which steps it has. */
export default function TermsDialog({ application, close }: TermsDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, subAgentInfo, studentNumber, scholarship, deposit, depositDueDate } = application
  const { hasDeposit, hasVisa, visaAppointmentDate, refusalExplained, note, subAgent, contract, institution } =
    application
  const contracts = useContracts(institution)
  const form = useShortForm({
    initial: {
      ...{ id, version, contract, subAgent, studentNumber, scholarship, deposit, depositDueDate },
      ...{ hasDeposit, hasVisa, visaAppointmentDate, refusalExplained, note },
    },
    loadSchema: () => import('./rules').then(({ StudentApplicationUpdate }) => StudentApplicationUpdate),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      const { data } = await client.studentApplication.update(given)
      toast.success(t('Application Updated Successfully'))
      close()
      await keepApplication(data)
    },
  })
  const { values, setValue } = form
  return (
    <ShortDialog title={t('Edit Application')} submitLabel="Save" form={form} close={close}>
      <TextInput {...form.field('studentNumber')} label={t("The institution's student number")} autoComplete="off" />
      <RecordSelect
        source={api.vendor.list}
        label={text('Sub-agent')}
        nameOf={({ vendorName }) => vendorName}
        chosen={subAgentInfo[0]}
        field={{
          ...{ value: values.subAgent, clearable: true, error: form.field('subAgent').error },
          onChange: (value: string | null) => setValue('subAgent', value),
        }}
      />
      {contracts && (
        <LateSelect
          label={t('Contract')}
          data={contracts}
          value={values.contract}
          error={form.field('contract').error}
          onChange={(value) => setValue('contract', value)}
          placeholder={t('None')}
          clearable
        />
      )}
      <SumInput
        label={t('Scholarship')}
        value={values.scholarship}
        error={form.field('scholarship').error}
        onChange={(sum) => setValue('scholarship', sum)}
      />
      <Checkbox {...form.tick('hasDeposit')} label={t('A deposit is asked')} />
      {values.hasDeposit && (
        <>
          <SumInput
            label={t('Deposit')}
            value={values.deposit}
            error={form.field('deposit').error}
            onChange={(sum) => setValue('deposit', sum)}
          />
          <TextInput
            type="date"
            label={t('Deposit due')}
            value={values.depositDueDate ?? ''}
            onChange={(event) => setValue('depositDueDate', event.currentTarget.value || null)}
          />
        </>
      )}
      <Checkbox {...form.tick('hasVisa')} label={t('A visa is needed')} />
      {values.hasVisa && (
        <TextInput
          type="date"
          label={t('Visa appointment')}
          value={values.visaAppointmentDate ?? ''}
          onChange={(event) => setValue('visaAppointmentDate', event.currentTarget.value || null)}
        />
      )}
      <Checkbox {...form.tick('refusalExplained')} label={t('The earlier refusal is explained')} />
      <Textarea
        label={t('Note')}
        value={values.note}
        onChange={(event) => setValue('note', event.currentTarget.value)}
        maxLength={2000}
        autosize
        minRows={2}
      />
    </ShortDialog>
  )
}

interface SumInputProps {
  label: string
  value: Sum | null
  error?: string | undefined
  onChange: (sum: Sum | null) => void
}

/** A sum with its currency; empty is none. */
function SumInput({ label, value, error, onChange }: SumInputProps) {
  const { t } = useTranslation()
  const currency = value?.currency ?? companySettings()?.currency ?? usualCurrency
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <MoneyInput
        label={label}
        value={value?.amount ?? null}
        error={error}
        onChange={(amount) => onChange(amount === null ? null : { amount, currency })}
        flex={1}
      />
      <LateSelect
        aria-label={`${label}: ${t('Currency')}`}
        data={[...currencies]}
        value={currency}
        onChange={(code) => {
          const known = currencies.find((one) => one === code)
          if (known && value) onChange({ ...value, currency: known })
        }}
        allowDeselect={false}
        w={100}
      />
    </Group>
  )
}
