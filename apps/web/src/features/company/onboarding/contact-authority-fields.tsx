import type { CompanyEmployee } from '@corridor/contract/company/contact/shapes'
import { authorityPositions, authorityTypes } from '@corridor/contract/company/onboarding/choices'
import { TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsProps } from '../../../lib/entry/entry-kind'
import { KeepName } from '../../../lib/form/input/keep-name'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { authorityPositionNames, authorityTypeNames } from './exports/authority-texts'
import { PhoneCodeSelect } from './exports/phone-code-select'
import { useOwnCompany } from './use-own-company'

/** As it is typed. */
export interface ContactAuthorityValues {
  authorityType: string
  authorityPosition: string
  firstName: string
  middleName: string
  lastName: string
  nameConfirmed: boolean
  hasOnlyOneName: boolean
  email: string
  countryCode: string
  mobile: string
}

/** The fields of one contact authority. */
export function ContactAuthorityFields({ form }: FieldsProps<CompanyEmployee, ContactAuthorityValues>) {
  const { t } = useTranslation()
  const { data: company } = useOwnCompany()
  const { values } = form
  const keepName = () => {
    form.setValue('nameConfirmed', true)
    for (const name of ['firstName', 'middleName', 'lastName'] as const) form.clearError(name)
  }
  const middleName = {
    input: (
      <div>
        <TextInput {...form.field('middleName')} label={t('Middle Name')} autoComplete="off" />
        <KeepName name={values.middleName} message={form.errorOf('middleName')} keep={keepName} />
      </div>
    ),
    clear: () => {
      form.setValue('middleName', '')
      form.clearError('middleName')
    },
  }
  return (
    <>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('authorityType')}
          value={values.authorityType || null}
          label={t('Contact Authority Type')}
          placeholder={t('Select Contact Authority Type')}
          data={authorityTypes.map((type) => ({ value: type, label: t(authorityTypeNames[type]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <LateSelect
          {...form.field('authorityPosition')}
          value={values.authorityPosition || null}
          label={t('Authority Position')}
          placeholder={t('Select Authority Position')}
          data={authorityPositions.map((position) => ({ value: position, label: t(authorityPositionNames[position]) }))}
          allowDeselect={false}
          withAsterisk
        />
      </div>
      <PersonNameFields form={form} middleName={middleName} />
      <TextInput
        {...form.field('email')}
        type="email"
        dir="ltr"
        label={t('Email')}
        autoComplete="off"
        maxLength={60}
        withAsterisk
      />
      <div className={classes.phone}>
        <PhoneCodeSelect field={form.field('countryCode')} own={[company?.yourCountry, company?.clientCountry]} />
        <TextInput
          {...form.field('mobile')}
          type="tel"
          inputMode="numeric"
          dir="ltr"
          label={t('Mobile')}
          autoComplete="off"
          maxLength={40}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            form.setValue('mobile', event.currentTarget.value.replace(/\D/g, ''))
          }
          withAsterisk
        />
      </div>
    </>
  )
}
