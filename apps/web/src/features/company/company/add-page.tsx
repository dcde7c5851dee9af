import { companyNameCharsMax } from '@corridor/contract/field/company-name-max'
import { type WhoAreYouType, whoAreYouTypes } from '@corridor/contract/field/who-are-you'
import { Text, TextInput } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import { FormPage } from '../../../lib/form/form-page'
import { KeepName } from '../../../lib/form/input/keep-name'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { whoAreYou } from '../../people/account/exports/who-are-you'

export const Route = createFileRoute('/admin/company/add-company')({
  staticData: { title: 'Add Company' },
  component: AddCompanyPage,
})

const initial = {
  companyName: '',
  companyNameConfirmed: false,
  firstName: '',
  lastName: '',
  nameConfirmed: false,
  hasOnlyOneName: false,
  email: '',
  yourCountry: null as string | null,
  clientCountry: null as string | null,
  type: null as WhoAreYouType | null,
}

const countries = { yourCountry: text('Home Country'), clientCountry: text('Client Country') }

function AddCompanyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Company',
    draft: 'company.add',
    schema: () => import('@corridor/contract/company/company/shapes').then(({ CompanyAdd }) => CompanyAdd),
    initial,
    submit: (company) => client.company.add(company),
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity: t('Company') }))
      await refresh(api.company, api.invitation)
      await navigate({ to: paths.admin.listCompany })
    },
  })
  const chosen = (name: 'yourCountry' | 'clientCountry') => ({
    ...form.field(name),
    value: form.values[name],
    onChange: (value: string | null) => form.setValue(name, value),
  })
  return (
    <FormPage
      form={form}
      title="Add Company"
      description="The Owner gets an invitation by e-mail, valid for 7 days, and goes through the onboarding."
      submitLabel="Add Company"
      actions={
        <ButtonLink variant="default" to={paths.admin.listCompany}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <div>
        <TextInput
          {...form.field('companyName')}
          label={t('Company Name')}
          maxLength={companyNameCharsMax.companyName + 1}
          autoComplete="off"
          withAsterisk
        />
        <KeepName
          name={form.values.companyName}
          message={form.errorOf('companyName')}
          keep={() => {
            form.setValue('companyNameConfirmed', true)
            form.clearError('companyName')
          }}
          isRegistered
        />
      </div>
      <LateSelect
        {...form.field('type')}
        label={t('Company Type')}
        data={whoAreYouTypes.map((type) => ({ value: type, label: t(whoAreYou[type].title) }))}
        withAsterisk
      />
      {(['yourCountry', 'clientCountry'] as const).map((name) => (
        <CountrySelect key={name} label={countries[name]} field={chosen(name)} required />
      ))}
      <Text component="h2" fw={600}>
        {t('Owner')}
      </Text>
      <PersonNameFields form={form} />
      <TextInput
        {...form.field('email')}
        type="email"
        label={t('Email')}
        description={t('People who already have an account sign in with it, and own this company too.')}
        autoComplete="off"
        withAsterisk
      />
    </FormPage>
  )
}
