import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api-error'
import { type Area, landingPath, safeReturnPath } from '../../lib/area'
import { judge } from '../../lib/form/schema'
import { useFocusInvalid } from '../../lib/form/use-focus-invalid'
import { errorText, translateMessage } from '../../lib/i18n'
import { takeReturnPath } from '../../lib/return-path'
import { rememberEmail, rememberedEmail, startSession } from '../../lib/session'
import { signIn } from '../../lib/sign-in'
import { toast } from '../../lib/toast'

export interface SignInTexts {
  /** Keys: what the toast says where the server says nothing, and what stays in the form. */
  fallback: string
  status: string
}

type Field = 'email' | 'password'

// The rules carry the validator; loaded apart, they do not delay the page.
const loadRules = () => import('./sign-in-rules')

/** The state of a sign-in form: rules of its area, remembered e-mail, and the way to the page that was asked for. */
export function useSignIn(area: Area, texts: SignInTexts) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const focusInvalid = useFocusInvalid(element)
  const [values, setValues] = useState({ email: rememberedEmail(), password: '' })
  const [remember, setRemember] = useState(rememberedEmail() !== '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function judgeValues() {
    const { signInRules } = await loadRules()
    return judge(signInRules[area], values).errors
  }

  async function judgeField(name: Field) {
    const { [name]: message } = await judgeValues()
    if (message) setErrors((before) => ({ ...before, [name]: message }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const found = await judgeValues()
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusInvalid()
      return
    }
    setIsBusy(true)
    setFailure(undefined)
    try {
      await enter()
    } catch (error) {
      toast.error(error instanceof ApiError ? errorText(error) : t(texts.fallback))
      setFailure(t(texts.status))
      setIsBusy(false)
    }
  }

  async function enter() {
    const email = values.email.trim()
    const answer = await signIn[area]({ email, password: values.password })
    rememberEmail(remember ? email : undefined)
    startSession(answer)
    toast.success(t('Sign in successful'))
    await navigate({ href: safeReturnPath(takeReturnPath(), answer.roles) ?? landingPath(answer), replace: true })
  }

  return {
    element,
    failure,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errors[name] && translateMessage(errors[name]),
      // Mantine's password input leaves it out, and the focus is led by it.
      'aria-invalid': Boolean(errors[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: event.currentTarget.value })
        setErrors({ ...errors, [name]: '' })
      },
      onBlur: () => values[name] !== '' && void judgeField(name),
    }),
    remember: {
      checked: remember,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setRemember(event.currentTarget.checked),
    },
    fill: (email: string, password: string) => {
      setValues({ email, password })
      setErrors({})
    },
  }
}
