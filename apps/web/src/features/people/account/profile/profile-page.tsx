import type { Profile } from '@corridor/contract/people/account/shapes'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api, client, readRights } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { FormPage } from '../../../../lib/form/form-page'
import { PersonNameFields } from '../../../../lib/form/input/person-name-fields'
import { useRecordForm } from '../../../../lib/form/use-record-form'
import { changeLanguage, languages, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { LateSelect } from '../../../../lib/late/late-select'
import { RecordQuery } from '../../../../lib/record/record-query'
import { ThemeChoice } from './theme-choice'

export const Route = createFileRoute('/account/home/user-profile')({
  staticData: { title: 'Profile' },
  component: ProfilePage,
})

function ProfilePage() {
  const query = useQuery({ ...api.account.profile.queryOptions({ input: {} }), staleTime: 0 })
  return <RecordQuery query={query}>{({ data }) => <ProfileForm key={data.version} profile={data} />}</RecordQuery>
}

const toValues = ({ version, firstName, lastName, phone, language }: Profile) => ({
  version,
  firstName,
  lastName,
  phone,
  language,
  // A value that stands was judged when it was given.
  nameConfirmed: true,
  hasOnlyOneName: lastName === '',
})

const languageOptions = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Profile',
    schema: () => import('@corridor/contract/people/account/shapes').then(({ ProfileUpdate }) => ProfileUpdate),
    initial: toValues(profile),
    submit: (values) => client.account.updateProfile(values),
    failed: text('{entity} update failed'),
    onSaved: async ({ data }) => {
      await changeLanguage(data.language)
      toast.success(t('{entity} Updated Successfully', { entity: t('Profile') }))
      await Promise.all([readRights(), refresh(api.account)])
    },
    merging: {
      reload: async () => toValues((await client.account.profile({})).data),
      labels: {
        firstName: text('First Name'),
        lastName: text('Last Name'),
        nameConfirmed: text('Full name'),
        hasOnlyOneName: text('This person has only one name'),
        phone: text('Phone'),
        language: text('Language'),
      },
    },
  })
  return (
    <FormPage
      form={form}
      title="Profile"
      description="Who you are to your colleagues, and how the product speaks to you."
      submitLabel="Save"
    >
      <PersonNameFields form={form} oneName="I have only one name" />
      <TextInput label={t('Email')} value={profile.email} dir="ltr" readOnly />
      <TextInput {...form.field('phone')} label={t('Phone')} inputMode="tel" autoComplete="tel" dir="ltr" />
      <LateSelect
        {...form.field('language')}
        label={t('Language')}
        description={t('Pages and letters come in this language.')}
        data={languageOptions}
        allowDeselect={false}
        withAsterisk
      />
      <ThemeChoice />
    </FormPage>
  )
}
