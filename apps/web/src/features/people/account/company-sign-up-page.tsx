import { signUpRoles } from '@corridor/contract/people/account/sign-up-roles'
import { Group, Radio } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../../lib/i18n'
import { ApiError } from '../../../lib/api-error'
import { client } from '../../../lib/client'
import { onlyVisitors } from '../../../lib/only-visitors'
import { currentSession } from '../../../lib/session'
import { text } from '../../../lib/text'
import { toast } from '../../../lib/toast'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './account.module.css'
import { beforeSignUp } from './before-sign-up'
import { SignUpForm } from './sign-up-form'

export const Route = createFileRoute('/_auth/company/auth/sign-up')({
  staticData: { title: 'Agent Sign Up' },
  beforeLoad: onlyVisitors,
  component: CompanySignUpPage,
})

const roleNames = { recruiter: text('Recruiter'), 'bench-marketer': text('Bench Marketer') }
const loadSchema = () => import('./account-rules').then(({ CompanySignUpForm }) => CompanySignUpForm)

function CompanySignUpPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [one, two] = [beforeSignUp.one(), beforeSignUp.two()]
  const isReady = Boolean(one && two)

  useEffect(() => {
    if (isReady || currentSession()) return
    toast.warning(t('Please complete the onboarding steps first'))
    void navigate({ to: paths.company.beforeSignUp[0], replace: true })
  }, [isReady, navigate, t])

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
            // What was answered on the pages before no longer stands.
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
          <Radio.Group
            label={t('Sign up as')}
            value={values.signUpAs}
            onChange={(role) => setValue('signUpAs', role)}
            name="signUpAs"
          >
            <Group gap="lg" mt={4}>
              {signUpRoles.map((role) => (
                <Radio key={role} value={role} label={t(roleNames[role])} />
              ))}
            </Group>
          </Radio.Group>
        )}
      </SignUpForm>
      <p className={classes.below}>
        {t('Already a member?')} <TextLink to={paths.company.signIn}>{t('Sign In')}</TextLink>
      </p>
    </>
  )
}
