import type { SignedIn } from '@corridor/contract/people/session/shapes'
import { type ChangeEvent, useState } from 'react'
import { toast } from '../../lib/feedback/toast'
import { useShortForm } from '../../lib/form/use-short-form'
import { useTranslation } from '../../lib/language/i18n'
import { loadPage } from '../../lib/page/load-page'
import { type Area, landingPath, safeReturnPath } from '../../lib/session/area'
import { takeReturnPath } from '../../lib/session/return-path'
import { rememberArea, rememberEmail, rememberedEmail, startSession } from '../../lib/session/session'
import { signIn } from '../../lib/session/sign-in'

export interface SignInTexts {
  fallback: string
  status: string
}

/** The state of a sign-in form: rules of its area, remembered e-mail, the second step, and the way to the page that was asked for. */
export function useSignIn(area: Area, texts: SignInTexts) {
  const { t } = useTranslation()
  const [secondStep, setSecondStep] = useState<{ challenge: string; email: string }>()
  const [remember, setRemember] = useState(rememberedEmail() !== '')
  const form = useShortForm({
    initial: { email: rememberedEmail(), password: '' },
    loadSchema: () => import('../rules').then(({ signInRules }) => signInRules[area]),
    texts,
    submit: async ({ email, password }) => {
      const answer = await signIn[area]({ email, password })
      if ('secondStep' in answer) setSecondStep({ challenge: answer.secondStep.challenge, email })
      else await enter(answer, email)
    },
  })

  async function enter(answer: SignedIn, email: string) {
    rememberEmail(remember ? email : undefined)
    rememberArea(area)
    startSession(answer)
    toast.success(t('Sign in successful'))
    await loadPage(safeReturnPath(takeReturnPath(), answer.roles) ?? landingPath(answer))
  }

  return {
    ...form,
    /** The second step that the account asks for, with what follows it. */
    secondStep: secondStep && {
      challenge: secondStep.challenge,
      enter: (answer: SignedIn) => enter(answer, secondStep.email),
      leave: () => {
        setSecondStep(undefined)
        form.setValue('password', '')
      },
    },
    remember: {
      checked: remember,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setRemember(event.currentTarget.checked),
    },
  }
}
