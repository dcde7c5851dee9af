import { bankAccountTypeNames, bankAccountTypes, bankWords } from '@corridor/contract/field/bank-account-types'
import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CountrySelect } from '../../../../lib/form/choice/country-select'
import type { FieldsForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { LateSelect } from '../../../../lib/late/late-select'
import { useCountries } from '../../../company/onboarding/exports/use-countries'

/** The facts of an account that everybody sees. */
export interface StandingAccount {
  beneficiaryName: string
  bankName: string
  accountType: string
  country: string
  countryInfo: { _id: string; name: string; code: string | null }[]
  accountMasked: string
  bankCode: string | null
  swift: string | null
}

/** Values with which the form of an account begins; the number is always typed anew. */
export const bankValues = (stands: StandingAccount | null) => ({
  beneficiaryName: stands?.beneficiaryName ?? '',
  bankName: stands?.bankName ?? '',
  accountType: (stands?.accountType ?? null) as string | null,
  country: stands?.country ?? '',
  accountNumber: '',
  bankCode: stands?.bankCode ?? '',
  swift: stands?.swift ?? '',
})

/** The ISO code of a country; `latest` is the same for rules that are made once, before the countries came. */
export function useCountryCodes(stands: StandingAccount | null) {
  const { data: countries } = useCountries()
  const codeOf = (id: string) =>
    countries?.find(({ _id }) => _id === id)?.code ?? stands?.countryInfo.find(({ _id }) => _id === id)?.code ?? null
  const latest = useRef(codeOf)
  useEffect(() => {
    latest.current = codeOf
  })
  return { codeOf, latest }
}

interface BankFieldsProps {
  form: FieldsForm<ReturnType<typeof bankValues>>
  stands: StandingAccount | null
  codeOf: (country: string) => string | null
  /** A key. */
  countryLabel: string
}

/** The fields of a bank account, whosever it is: what its country calls them, and what it asks for. */
export function BankFields({ form, stands, codeOf, countryLabel }: BankFieldsProps) {
  const { t } = useTranslation()
  const words = bankWords(codeOf(form.values.country))
  const isKept = stands !== null && stands.country === form.values.country
  const code = { autoComplete: 'off', spellCheck: false, dir: 'ltr' } as const

  function chooseCountry(id: string | null) {
    form.setValue('country', id ?? '')
    // Another country's rules.
    form.clearError('accountNumber')
    form.clearError('bankCode')
    form.clearError('swift')
  }

  return (
    <>
      <TextInput {...form.field('beneficiaryName')} label={t('Beneficiary Name')} autoComplete="off" withAsterisk />
      <CountrySelect
        label={countryLabel}
        chosen={stands?.countryInfo[0]}
        field={{ ...form.field('country'), onChange: chooseCountry }}
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
        {...code}
        withAsterisk={!isKept}
      />
      {(words.code !== null || form.values.bankCode !== '') && (
        <TextInput {...form.field('bankCode')} label={t(words.code ?? 'IFSC Code/Routing Number')} {...code} />
      )}
      <TextInput
        {...form.field('swift')}
        label={t('SWIFT/BIC')}
        description={t('8 or 11 characters, as your bank states them.')}
        {...code}
      />
    </>
  )
}
