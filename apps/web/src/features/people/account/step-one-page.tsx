import { Button, Group, Stack } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/i18n'
import { api } from '../../../lib/client'
import { RecordSelect } from '../../../lib/form/record-select'
import { useShortForm } from '../../../lib/form/use-short-form'
import { onlyVisitors } from '../../../lib/only-visitors'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import classes from './account.module.css'
import { beforeSignUp } from './before-sign-up'

export const Route = createFileRoute('/_public/company/onboarding/onboarding-step-one')({
  staticData: { title: 'Where Are You?' },
  beforeLoad: onlyVisitors,
  component: StepOnePage,
})

function StepOnePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useShortForm({
    initial: beforeSignUp.one() ?? { yourCountry: '', clientCountry: '' },
    loadSchema: () => import('./account-rules').then(({ StepOne }) => StepOne),
    texts: { fallback: 'Failed to save information' },
    submit: async (answers) => {
      beforeSignUp.keepOne(answers)
      await navigate({ to: paths.company.beforeSignUp[1] })
    },
  })
  const country = (name: 'yourCountry' | 'clientCountry') => {
    const { value, error, name: input } = form.field(name)
    return { value, error, name: input, onChange: (id: string | null) => form.setValue(name, id ?? '') }
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Where Are You?')}
        description={t('Step {step} of {steps} before you sign up.', { step: 1, steps: 2 })}
      />
      <form ref={form.element} onSubmit={form.submit} noValidate className={classes.card}>
        <Stack gap="md">
          <RecordSelect
            source={api.address.publicCountries}
            label="Your current location"
            nameOf={({ name }) => name}
            field={country('yourCountry')}
            required
          />
          <RecordSelect
            source={api.address.publicCountries}
            label="Client location"
            nameOf={({ name }) => name}
            field={country('clientCountry')}
            required
          />
          <Group justify="space-between" gap="xs">
            <ButtonLink variant="default" to={paths.company.signIn}>
              {t('Return to Sign In')}
            </ButtonLink>
            <Button type="submit">{t('Next')}</Button>
          </Group>
        </Stack>
      </form>
    </div>
  )
}
