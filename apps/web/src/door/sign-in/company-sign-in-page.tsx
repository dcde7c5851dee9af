import { entryPaths as paths } from '../../entry-paths'
import { useTranslation } from '../../lib/language/i18n'
import { text } from '../../lib/language/text'
import { TextLink } from '../links'
import classes from './sign-in.module.css'
import { SignInPage } from './sign-in-page'

const texts = {
  fallback: text('Sign in failed. Please try again.'),
  status: text('Sign In failed. Please try again.'),
}

export default function CompanySignInPage() {
  const { t } = useTranslation()
  return (
    <SignInPage area="company" title="Agent Sign In" texts={texts}>
      <p className={classes.below}>
        {t('Not a member yet?')} <TextLink to={paths.company.onboarding}>{t('Sign Up')}</TextLink>
      </p>
    </SignInPage>
  )
}
