import { bankAccountTypeNames, bankAccountTypes, bankWords } from '@corridor/contract/field/bank-account-types'
import type { CompanyBankDetails } from '@corridor/contract/trust/bank-details/shapes'
import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api, client } from '../../../lib/client'
import { CountrySelect } from '../../../lib/form/country-select'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { refresh } from '../../../lib/query-client'
import { useSession } from '../../../lib/session'
import { toast } from '../../../lib/toast'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useCountries } from '../../company/onboarding/exports/use-countries'
import { emptyProof, ProofField, useProof } from '../../people/account/exports/proof-field'
import { AccountNumber } from './exports/account-number'

/** The form of the Owner. It is kept nowhere while it is typed: an account number lies in no draft. */
export function BankDetailsForm({ stands }: { stands: CompanyBankDetails | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const companyId = useSession()?.user.companyInfo?._id
  const { data: countries } = useCountries()
  const codeOf = (id: string) =>
    countries?.find(({ _id }) => _id === id)?.code ?? stands?.countryInfo.find(({ _id }) => _id === id)?.code ?? null
  // The rules are made once, and the countries may come after them.
  const latest = useRef(codeOf)
  useEffect(() => {
    latest.current = codeOf
  })
  const { asked, latest: latestAsked } = useProof()
  const form = useRecordForm({
    entity: 'Bank Details',
    schema: () =>
      import('@corridor/contract/trust/bank-details/shapes').then(({ bankDetailsForm }) =>
        bankDetailsForm({
          codeOf: (id) => latest.current(id),
          kept: stands?.country ?? null,
          asked: () => latestAsked.current,
        }),
      ),
    initial: {
      beneficiaryName: stands?.beneficiaryName ?? '',
      bankName: stands?.bankName ?? '',
      accountType: (stands?.accountType ?? null) as string | null,
      country: stands?.country ?? '',
      accountNumber: '',
      bankCode: stands?.bankCode ?? '',
      swift: stands?.swift ?? '',
      ...emptyProof,
      ...(stands ? { version: stands.version } : {}),
    },
    submit: (bank) => client.bankDetails.add(bank),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Bank Details') }))
      await refresh(api.bankDetails, api.company)
      await navigate({ to: paths.company.accountDetails })
    },
  })
  const words = bankWords(codeOf(form.values.country))
  const isKept = stands !== null && stands.country === form.values.country
  return (
    <FormPage
      form={form}
      title="Bank Details for Commission"
      description="Where your commission goes. The account number is encrypted, and shown masked to everybody."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.accountDetails}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      {stands && companyId && <AccountNumber companyId={companyId} masked={stands.accountMasked} />}
      <TextInput {...form.field('beneficiaryName')} label={t('Beneficiary Name')} autoComplete="off" withAsterisk />
      <CountrySelect
        label="Country of the bank"
        chosen={stands?.countryInfo[0]}
        field={{ ...form.field('country'), onChange: (id: string | null) => chooseCountry(id) }}
        required
      />
      <TextInput {...form.field('bankName')} label={t('Bank Name')} autoComplete="off" withAsterisk />
      <LateSelect
        {...form.field('accountType')}
        value={form.values.accountType}
        label={t('Account Type')}
        data={bankAccountTypes.map((type) => ({ value: type, label: t(bankAccountTypeNames[type]) }))}
        allowDeselect={false}
        withAsterisk
      />
      <TextInput
        {...form.field('accountNumber')}
        label={t(words.account)}
        {...(isKept ? { description: t('Leave it empty to keep {masked}.', { masked: stands.accountMasked }) } : {})}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        withAsterisk={!isKept}
      />
      {(words.code !== null || form.values.bankCode !== '') && (
        <TextInput
          {...form.field('bankCode')}
          label={t(words.code ?? 'IFSC Code/Routing Number')}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
      <TextInput
        {...form.field('swift')}
        label={t('SWIFT/BIC')}
        description={t('8 or 11 characters, as your bank states them.')}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <ProofField form={form} asked={asked} />
    </FormPage>
  )

  function chooseCountry(id: string | null) {
    form.setValue('country', id ?? '')
    // Another country's rules.
    form.clearError('accountNumber')
    form.clearError('bankCode')
    form.clearError('swift')
  }
}
