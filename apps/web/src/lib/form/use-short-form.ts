import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../call/api-error'
import { dismissToast, toast } from '../feedback/toast'
import { errorText, translateMessage, useTranslation } from '../language/i18n'
import { afterPress } from './after-press'
import { type FormSchema, judge } from './schema'
import { useFocusInvalid } from './use-focus-invalid'

export interface ShortFormOptions<Values extends object, Output> {
  initial: Values
  /** The rules carry the validator; loaded apart, they do not delay the page. */
  loadSchema: () => Promise<FormSchema<Output>>
  /** Keys: what the toast says where the server says nothing, and what stays in the form; without that, what the server says. */
  texts: { fallback: string; status?: string }
  submit: (output: Output) => Promise<unknown>
}

/** A form that makes no record: a sign-in, a code, a password. Nothing of it is kept, and nothing asks before it is left. */
export function useShortForm<Values extends object, Output>(options: ShortFormOptions<Values, Output>) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const focusInvalid = useFocusInvalid(element)
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const complaint = useRef<number>(undefined)

  const judgeValues = async (given = values) => judge(await options.loadSchema(), given)

  async function judgeField(name: string) {
    const { [name]: message } = (await judgeValues()).errors
    if (message) setErrors((before) => ({ ...before, [name]: message }))
  }

  async function send(given: Values) {
    if (isBusy) return
    setFailure(undefined)
    if (complaint.current !== undefined) dismissToast(complaint.current)
    const { output, errors: found } = await judgeValues(given)
    setErrors(found)
    if (output === undefined) return focusInvalid()
    setIsBusy(true)
    try {
      await options.submit(output)
    } catch (error) {
      show(error)
    } finally {
      setIsBusy(false)
    }
  }

  function show(error: unknown) {
    const { fallback, status } = options.texts
    const said = error instanceof ApiError ? errorText(error) : t(fallback)
    complaint.current = toast.error(said)
    setFailure(status ? t(status) : said)
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return
    setErrors(error.fields)
    focusInvalid()
  }

  const setValue = (name: keyof Values & string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: '' }))
  }

  return {
    element,
    values,
    setValue,
    failure,
    isBusy,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void send(values)
    },
    /** Sends these values at once, as if they had been typed. */
    send: (given: Values) => {
      setValues(given)
      void send(given)
    },
    errorOf: (name: keyof Values & string) => errors[name],
    clearError: (name: keyof Values & string) => setErrors((before) => ({ ...before, [name]: '' })),
    field: (name: keyof Values & string) => ({
      name: name as string,
      value: String(values[name]),
      error: errors[name] ? translateMessage(errors[name]) : undefined,
      // Mantine's password input leaves it out, and the focus is led by it.
      'aria-invalid': Boolean(errors[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(name, event.currentTarget.value),
      onBlur: () => values[name] !== '' && afterPress(() => void judgeField(name)),
    }),
    tick: (name: keyof Values & string) => ({
      name: name as string,
      checked: Boolean(values[name]),
      error: errors[name] ? translateMessage(errors[name]) : undefined,
      'aria-invalid': Boolean(errors[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(name, event.currentTarget.checked),
    }),
    fill: (next: Values) => {
      setValues(next)
      setErrors({})
    },
  }
}
