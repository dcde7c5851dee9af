import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api-error'
import { type Area, landingPath, safeReturnPath } from '../../lib/area'
import { judge } from '../../lib/form/schema'
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

// The rules carry the validator; loaded apart, they do not delay the page.
const loadRules = () => import('./sign-in-rules')

/** The state of a sign-in form: rules of its area, remembered e-mail, and the way to the page that was asked for. */
export function useSignIn(area: Area, texts: SignInTexts) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useForm({
    initialValues: { email: rememberedEmail(), password: '', remember: rememberedEmail() !== '' },
  })

  async function errors() {
    const { signInRules } = await loadRules()
    return judge(signInRules[area], form.getValues()).errors
  }

  async function judgeField(name: 'email' | 'password') {
    const message = (await errors())[name]
    if (message) form.setFieldError(name, message)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const found = await errors()
    form.setErrors(found)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
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
    const { email, password, remember } = form.getValues()
    const answer = await signIn[area]({ email: email.trim(), password })
    rememberEmail(remember ? email.trim() : undefined)
    startSession(answer)
    toast.success(t('Sign in successful'))
    await navigate({ href: safeReturnPath(takeReturnPath(), answer.roles) ?? landingPath(answer), replace: true })
  }

  const props = (name: 'email' | 'password') => {
    const { error, onBlur, ...input } = form.getInputProps(name)
    return {
      ...input,
      name,
      error: typeof error === 'string' ? translateMessage(error) : undefined,
      onBlur: () => form.isDirty(name) && void judgeField(name),
    }
  }

  return {
    element,
    failure,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
    field: props,
    tick: (name: 'remember') => form.getInputProps(name, { type: 'checkbox' }),
    fill: (email: string, password: string) => {
      form.setValues({ email, password })
      form.clearErrors()
    },
  }
}
