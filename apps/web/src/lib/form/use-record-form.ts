import type { Draft } from '@corridor/contract/draft'
import { useForm } from '@mantine/form'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api-error'
import { errorText, translateMessage } from '../i18n'
import { toast } from '../toast'
import { type FormSchema, judge } from './schema'
import { keepUnsaved } from './unsaved'
import { type Merging, useConflict } from './use-conflict'
import { useDraft } from './use-draft'
import { useFocusInvalid } from './use-focus-invalid'

export interface RecordFormOptions<Values extends object, Output, Answer> {
  /** A key in title case: 'Hotlist'. */
  entity: string
  schema: FormSchema<Output>
  initial: Values
  /** Values that already stand in the inputs and would be lost: what was read from a file. */
  prefilled?: Partial<Values>
  /** The call; gets what the schema made of the values. */
  submit: (output: Output) => Promise<Answer>
  /** Says so and leads on. The form is clean by then: leaving asks nothing. */
  onSaved: (answer: Answer) => unknown
  /** A key that stands before the server's message where it is not a plain refusal: 'Hotlist addition failed'. */
  failed?: string
  /** Keys with `{message}`, for a form whose failures the specification words itself: what the toast says, and what stays in the form. */
  failing?: { toast: string; status: string }
  /** With it, a record that was changed by someone else is merged with what was typed. */
  merging?: Merging<Values>
  /** The name of the form, such as 'candidate.add': it is kept on the server while its person types. */
  draft?: string
}

/**
 * A form over one record: the contract's rules in the browser, the server's refusals at their inputs, nothing lost by accident.
 * Draw it with `<RecordForm form={form}>` or `<FormPage form={form} …>`; inputs take `{...form.field('name')}`, ticks `{...form.tick('isPublic')}`.
 */
export function useRecordForm<Values extends object, Output, Answer>(
  options: RecordFormOptions<Values, Output, Answer>,
) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const isSaved = useRef(false)
  const focusFirstInvalid = useFocusInvalid(element)
  const conflict = useConflict(options, resume)
  const form = useForm<Values>({
    initialValues: { ...options.initial, ...options.prefilled },
    validate: (values) => judge(options.schema, values).errors,
    validateInputOnBlur: true,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that prefilled values count as unsaved.
  useEffect(() => form.resetDirty(options.initial), [])
  const draft = useDraft(options.draft, {
    initial: options.initial,
    values: form.values,
    current: form.getValues,
    opened: conflict.opened,
    restore,
    focusFirst: () => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
  })
  const isDirty = form.isDirty()
  const wouldLose = () => form.isDirty() && !isSaved.current

  useEffect(
    () => (isDirty || isBusy ? keepUnsaved(Symbol(options.entity)) : undefined),
    [isDirty, isBusy, options.entity],
  )
  const leaving = useBlocker({
    shouldBlockFn: async () => wouldLose() && !(await draft.keepBeforeLeaving()),
    enableBeforeUnload: () => wouldLose() && !draft.isKept(),
    withResolver: true,
  })

  /** Puts what was left unfinished into the form; a record that was changed since is merged with it. */
  function restore({ values: left, opened }: Draft) {
    const values = { ...options.initial, ...left } as Values
    const standing = conflict.opened()
    form.setValues(values)
    if (!opened || JSON.stringify(opened) === JSON.stringify(standing)) return
    const message = errorText(
      new ApiError(409, { code: 'record.changed', message: '', params: { entity: options.entity } }),
    )
    void conflict.show({ opened: opened as Values, mine: values, theirs: standing }, message, 'edit')
  }

  /** Goes on with values that were merged from two editions. */
  async function resume(values: Values, standing: Values, then: 'save' | 'edit') {
    form.setInitialValues(standing)
    form.resetDirty(standing)
    form.setValues(values)
    form.clearErrors()
    setFailure(undefined)
    if (then === 'save') await save()
  }

  async function save() {
    const { output, errors } = judge(options.schema, form.getValues())
    if (output === undefined) {
      form.setErrors(errors)
      return focusFirstInvalid()
    }
    setIsBusy(true)
    setFailure(undefined)
    try {
      const answer = await options.submit(output)
      isSaved.current = true
      form.resetDirty()
      await draft.finish()
      await options.onSaved(answer)
    } catch (error) {
      isSaved.current = false
      await conflict.begin(error, form.getValues()).then((isMerging) => isMerging || showFailure(error), showFailure)
    } finally {
      setIsBusy(false)
    }
  }

  function showFailure(error: unknown) {
    setFailure(error)
    toast.error(failureText(error, options.failing?.toast))
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return
    // A field's message that is the refusal itself carries parameters; its translation is the refusal's.
    const messages = Object.entries(error.fields).map(([field, message]) => [
      field,
      message === error.message ? errorText(error) : message,
    ])
    form.setErrors(Object.fromEntries(messages))
    focusFirstInvalid()
  }

  function failureText(error: unknown, worded?: string): string {
    const entity = t(options.entity)
    if (!(error instanceof ApiError)) return t('Invalid {entity} details', { entity })
    if (error.status === 401) return t('{entity} unauthorized', { entity })
    if (worded) return t(worded, { message: errorText(error) })
    const isPlainRefusal = error.status === 400 || error.status === 0
    const text = errorText(error)
    return options.failed && !isPlainRefusal ? `${t(options.failed, { entity })} ${text}` : text
  }

  const translated = (error: unknown) => (typeof error === 'string' ? translateMessage(error) : undefined)
  const props = (name: keyof Values & string, type: 'input' | 'checkbox') => {
    const { error, ...input } = form.getInputProps(name as Parameters<typeof form.getInputProps>[0], { type })
    return { ...input, name: name as string, error: translated(error), disabled: false }
  }

  return {
    element,
    values: form.values,
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      form.setValues({ [name]: value } as unknown as Partial<Values>),
    /** The English message of a field, where it has one now. */
    errorOf: (name: keyof Values & string) => form.errors[name],
    clearError: (name: keyof Values & string) =>
      form.clearFieldError(name as Parameters<typeof form.clearFieldError>[0]),
    field: (name: keyof Values & string) => props(name, 'input'),
    tick: (name: keyof Values & string) => props(name, 'checkbox'),
    isDirty,
    isBusy,
    failure: failure === undefined ? undefined : failureText(failure, options.failing?.status),
    conflict: conflict.drawn,
    draft: draft.drawn,
    /** Stored files that a draft brought along. */
    draftFiles: draft.files,
    save,
    leaving,
  }
}

export type RecordFormState<Values extends object> = ReturnType<typeof useRecordForm<Values, unknown, unknown>>
