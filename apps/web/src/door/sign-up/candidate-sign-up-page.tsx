import { entryPaths as paths } from '../../entry-paths'
import { useTranslation } from '../../lib/language/i18n'
import { accountClient as client } from '../../lib/session/account-client'
import classes from '../account.module.css'
import { TextLink } from '../links'
import { SignUpForm } from './sign-up-form'

const loadSchema = () => import('../rules').then(({ CandidateSignUpForm }) => CandidateSignUpForm)

export default function CandidateSignUpPage() {
  const { t } = useTranslation()
  return (
    <>
      <SignUpForm
        title="Student Sign Up"
        more={{}}
        loadSchema={loadSchema}
        call={(output) => client.account.candidateSignUp(output)}
      />
      <p className={classes.below}>
        {t('Already a member?')} <TextLink to={paths.candidate.signIn}>{t('Sign In')}</TextLink>
      </p>
    </>
  )
}
