import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/i18n'
import { client } from '../../../lib/client'
import { onlyVisitors } from '../../../lib/only-visitors'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './account.module.css'
import { SignUpForm } from './sign-up-form'

export const Route = createFileRoute('/_auth/candidate/auth/sign-up')({
  staticData: { title: 'Student Sign Up' },
  beforeLoad: onlyVisitors,
  component: CandidateSignUpPage,
})

const loadSchema = () => import('./account-rules').then(({ CandidateSignUpForm }) => CandidateSignUpForm)

function CandidateSignUpPage() {
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
