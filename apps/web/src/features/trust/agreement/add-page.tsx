import { access } from '@corridor/contract/wire/access'
import { type Language, languageFacts, languages } from '@corridor/contract/wire/language'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './agreement.module.css'

export const Route = createFileRoute('/admin/agreements/add-agreement')({
  staticData: { title: 'Add Version' },
  beforeLoad: only(access.verification.manage),
  component: AgreementAddPage,
})

const inputs = {
  en: { head: 'titleEn', body: 'bodyEn' },
  fr: { head: 'titleFr', body: 'bodyFr' },
  zh: { head: 'titleZh', body: 'bodyZh' },
  ar: { head: 'titleAr', body: 'bodyAr' },
} as const satisfies Record<Language, object>
const empty = { titleEn: '', bodyEn: '', titleFr: '', bodyFr: '', titleZh: '', bodyZh: '', titleAr: '', bodyAr: '' }

function AgreementAddPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Agreement',
    schema: () =>
      import('@corridor/contract/trust/agreement/shapes').then(({ agreementVersionForm }) => agreementVersionForm),
    initial: { name: '', holdsFrom: todayDate(), ...empty },
    submit: (given) => client.agreement.addVersion(given),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity: t('Agreement') }))
      await refresh(api.agreement)
      await navigate({ to: paths.admin.listAgreement, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Version"
      description="Companies sign it from its day on. It can never be edited or deleted."
      submitLabel="Add Version"
      actions={
        <ButtonLink variant="default" to={paths.admin.listAgreement}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <TextInput {...form.field('name')} label={t('Version')} maxLength={20} withAsterisk />
      <TextInput {...form.field('holdsFrom')} type="date" label={t('Holds from')} withAsterisk />
      {languages.map((language) => (
        <fieldset key={language} className={classes.language}>
          <legend>{languageFacts[language].name}</legend>
          <Stack gap="md" lang={language} dir={languageFacts[language].dir}>
            <TextInput {...form.field(inputs[language].head)} label={t('Title')} withAsterisk />
            <Textarea
              {...form.field(inputs[language].body)}
              label={t('Text')}
              description={t('A line that begins with # is a heading. An empty line begins a new paragraph.')}
              autosize
              minRows={6}
              maxRows={20}
              withAsterisk
            />
          </Stack>
        </fieldset>
      ))}
    </FormPage>
  )
}
