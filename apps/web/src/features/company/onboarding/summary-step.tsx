import { Button, Loader, Stack } from '@mantine/core'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { CompleteOnboarding } from './complete-onboarding'
import type { StepProps } from './step-pages'
import classes from './summary.module.css'
import { SummaryCards } from './summary-cards'
import { useDossier } from './use-dossier'

/** Step 6: everything that was given, to be read once more, and the button that completes the onboarding. */
export default function SummaryStep({ company }: StepProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useDossier(company)
  if (error && !data) {
    const retry = (
      <Button size="compact-md" variant="default" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    )
    return (
      <Message tone="danger" action={retry}>
        {t('Failed to load company data: {message}', { message: errorText(error) })}
      </Message>
    )
  }
  if (!data) {
    return (
      <p role="status" className={classes.loading}>
        <Loader size="sm" aria-hidden />
        {t('Loading your information...')}
      </p>
    )
  }
  if (company.onboardingCompleted) {
    const dashboard = <ButtonLink to={paths.company.dashboard}>{t('Go to the dashboard')}</ButtonLink>
    return (
      <Stack gap="md">
        <Message tone="good" action={dashboard}>
          {t('The onboarding is complete. What you change here is verified anew.')}
        </Message>
        <SummaryCards company={company} dossier={data} />
      </Stack>
    )
  }
  return (
    <CompleteOnboarding company={company}>
      <SummaryCards company={company} dossier={data} />
    </CompleteOnboarding>
  )
}
