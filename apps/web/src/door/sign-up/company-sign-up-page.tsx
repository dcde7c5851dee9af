import { signUpRoles } from '@corridor/contract/people/account/sign-up-roles'
import { useEffect } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { ApiError } from '../../lib/call/api-error'
import { toast } from '../../lib/feedback/toast'
import { useTranslation } from '../../lib/language/i18n'
import { text } from '../../lib/language/text'
import { loadPage } from '../../lib/page/load-page'
import { accountClient as client } from '../../lib/session/account-client'
import { currentSession } from '../../lib/session/session'
import { Message } from '../../ui/message'
import classes from '../account.module.css'
import { TextLink } from '../links'
import { beforeSignUp } from './before-sign-up'
import { SignUpForm } from './sign-up-form'

const roleNames = { recruiter: text('Recruiter'), 'bench-marketer': text('Bench Marketer') }
const loadSchema = () => import('../rules').then(({ CompanySignUpForm }) => CompanySignUpForm)

export default function CompanySignUpPage() {
  const { t } = useTranslation()
  const [one, two] = [beforeSignUp.one(), beforeSignUp.two()]
  const isReady = Boolean(one && two)

  useEffect(() => {
    if (isReady || currentSession()) return
    toast.warning(t('Please complete the onboarding steps first'))
    void loadPage(paths.company.beforeSignUp[0])
  }, [isReady, t])

  if (!one || !two) return null
  return (
    <>
      <SignUpForm
        title="Agent Sign Up"
        more={{ signUpAs: 'recruiter' }}
        loadSchema={loadSchema}
        call={async (output) => {
          try {
            const answer = await client.account.companySignUp({ ...output, ...one, ...two })
            beforeSignUp.forget()
            return answer
          } catch (error) {
            // The answers on the pages before do not stand any more.
            if (
              error instanceof ApiError &&
              ['yourCountry', 'clientCountry', 'type'].some((name) => name in error.fields)
            )
              beforeSignUp.forget()
            throw error
          }
        }}
        above={<Message tone="good">{t('Onboarding steps completed')}</Message>}
      >
        {({ values, setValue }) => (
          <fieldset className={classes.roles}>
            <legend>{t('Sign up as')}</legend>
            {signUpRoles.map((role) => (
              <label key={role} className={classes.role}>
                <input
                  type="radio"
                  name="signUpAs"
                  value={role}
                  checked={values.signUpAs === role}
                  onChange={() => setValue('signUpAs', role)}
                />
                {t(roleNames[role])}
              </label>
            ))}
          </fieldset>
        )}
      </SignUpForm>
      <p className={classes.below}>
        {t('Already a member?')} <TextLink to={paths.company.signIn}>{t('Sign In')}</TextLink>
      </p>
    </>
  )
}
