import { type Look, lookNames } from '@corridor/contract/flow/demo/looks'
import { personName } from '@corridor/contract/format/person-name'
import { Button, Stack, Title } from '@mantine/core'
import { useTranslation } from '../../lib/language/i18n'
import { landingPath } from '../../lib/session/area'
import type { Session } from '../../lib/session/session'
import { ButtonLink } from '../links'
import classes from './sign-in.module.css'

interface LookQuestionProps {
  look: Look
  session: Session
  go: () => void
}

/** Asks somebody who is signed in whether they want to be somebody else. */
export default function LookQuestion({ look, session, go }: LookQuestionProps) {
  const { t } = useTranslation()
  const name = personName(session.user, session.user.companyInfo?.settings ?? null)
  return (
    <Stack gap="md">
      <Title order={1} className={classes.title ?? ''}>
        {t('Look around as {role}?', { role: t(lookNames[look]) })}
      </Title>
      <p className={classes.asked}>{t('You are signed in as {name}. You will be signed out first.', { name })}</p>
      <Button fullWidth onClick={go}>
        {t('Sign out and look around')}
      </Button>
      <ButtonLink variant="default" to={landingPath(session)}>
        {t('Stay {name}', { name })}
      </ButtonLink>
    </Stack>
  )
}
