import type { Draft } from '@corridor/contract/records/draft/shapes'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError, networkError } from '../call/api-error'
import { dismissToast, toast } from '../feedback/toast'
import { errorText, translateMessage, useTranslation } from '../language/i18n'
import { afterPress } from './after-press'
import { type Merging, useConflict } from './conflict/use-conflict'
import { keepUnsaved } from './draft/unsaved'
import { useDraft } from './draft/use-draft'
import { judge, type Rules } from './schema'
import { useFocusInvalid } from './use-focus-invalid'
import { useRules } from './use-rules'

export interface RecordFormOptions<Values extends object, Output, Answer> {
  /** A key in title case: 'Hotlist'. */
  entity: string
  schema: Rules<Output>
  initial: Values
  /** Values that already stand in the inputs and would be lost: what was read from a file. */
  prefilled?: Partial<Values>
  /** The call; gets what the schema made of the values. */
  submit: (output: Output) => Promise<Answer>
  /** Says so and leads on. The form is clean by then: leaving asks nothing. */
  onSaved: (answer: Answer) => unknown
  /** A key that stands before the server's message where it is not a plain refusal: 'Hotlist addition failed'. */
  failed?: string
  /**
   * Keys with `{message}`, for a form whose failures the specification words itself: what the toast says, and what stays in the form. With
   * `hasReason` the server's message follows the latter.
   */
  failing?: { toast?: string | undefined; status: string; hasReason?: boolean }
  /** A key, said where the rules refuse what is typed: 'Invalid address data'. */
  invalid?: string
  /** With it, a record that was changed by someone else is merged with what was typed. */
  merging?: Merging<Values>
  /** The name of the form, such as 'candidate.add': it is kept on the server while its person types. */
  draft?: string
  /** The id of what the draft belongs to, where the values name none. */
  draftOf?: string | undefined
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
  const complaint = useRef<number>(undefined)
  const focusFirstInvalid = useFocusInvalid(element)
  const rules = useRules(options.schema)
  const conflict = useConflict(options, resume)
  const form = useForm<Values>({
    initialValues: { ...options.initial, ...options.prefilled },
    validate: (values) => (rules.known ? judge(rules.known, values).errors : {}),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that prefilled values count as unsaved.
  useEffect(() => form.resetDirty(options.initial), [])
  const draft = useDraft(options.draft, {
    recordId: options.draftOf,
    initial: { ...options.initial, ...options.prefilled },
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
    clearFailure()
    const schema = await rules.load().catch(() => undefined)
    if (!schema) return showFailure(networkError('network.lost'))
    const { output, errors } = judge(schema, form.getValues())
    if (output === undefined) {
      form.setErrors(errors)
      if (options.invalid) complaint.current = toast.error(t(options.invalid))
      return focusFirstInvalid()
    }
    setIsBusy(true)
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

  /** An attempt that is made again is not wrong any more; nothing of it stands over a success. */
  function clearFailure() {
    setFailure(undefined)
    if (complaint.current !== undefined) dismissToast(complaint.current)
    complaint.current = undefined
  }

  function showFailure(error: unknown) {
    setFailure(error)
    complaint.current = toast.error(failureText(error, options.failing?.toast))
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return
    // A field's message that is the refusal itself carries parameters; its translation is the refusal's.
    const messages = Object.entries(error.fields).map(([field, message]) => [
      field,
      message === error.message ? errorText(error) : message,
    ])
    form.setErrors(Object.fromEntries(messages))
    focusFirstInvalid()
  }

  function statusText(error: unknown): string {
    const { failing } = options
    const status = failureText(error, failing?.status)
    const isReasoned = failing?.hasReason && error instanceof ApiError && error.status !== 401
    return isReasoned ? `${status}: ${errorText(error)}` : status
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
  // The form knows its fields by path: `city`, `locations.1.city`.
  const byPath = form as unknown as UseFormReturnType<Record<string, unknown>>
  const props = (path: string, type: 'input' | 'checkbox') => {
    const { error, ...input } = byPath.getInputProps(path, { type })
    const onBlur = () => afterPress(() => void byPath.validateField(path))
    return { ...input, name: path, error: translated(error), disabled: false, onBlur }
  }
  const fieldsOf = <Part extends object>(values: Part, start = '') => ({
    values,
    setValue: <Name extends keyof Part & string>(name: Name, value: Part[Name]) =>
      byPath.setFieldValue(start + name, value),
    /** The English message of a field, where it has one now. */
    errorOf: (name: keyof Part & string) => byPath.errors[start + name],
    clearError: (name: keyof Part & string) => byPath.clearFieldError(start + name),
    /** A field, or one text of a list: `emails.1`. */
    field: (name: (keyof Part & string) | `${keyof Part & string}.${number}`) => props(start + name, 'input'),
    tick: (name: keyof Part & string) => props(start + name, 'checkbox'),
  })

  return {
    element,
    ...fieldsOf(form.values),
    /** One entry of a list, to be drawn as a form of its own. A refusal of it comes as `locations.1.zipCode`. */
    entry: <Entry extends object>(list: keyof Values & string, at: number) =>
      fieldsOf((form.values[list] as Entry[])[at] as Entry, `${list}.${at}.`),
    /** A part that is an object, to be drawn as a form of its own. */
    part: <Name extends keyof Values & string>(name: Name) =>
      fieldsOf(form.values[name] as Values[Name] & object, `${name}.`),
    // The place of a list is known by its path, and its contents are not.
    addEntry: (list: keyof Values & string, entry: object) => byPath.insertListItem(list as string, entry as never),
    removeEntry: (list: keyof Values & string, at: number) => byPath.removeListItem(list, at),
    isDirty,
    isBusy,
    failure: failure === undefined ? undefined : statusText(failure),
    conflict: conflict.drawn,
    draft: draft.drawn,
    /** Before a form closes without leaving its page. True if that loses nothing. */
    keep: async () => !wouldLose() || draft.keepBeforeLeaving(),
    /** Stored files that a draft brought along. */
    draftFiles: draft.files,
    save,
    leaving,
  }
}

export type RecordFormState<Values extends object> = ReturnType<typeof useRecordForm<Values, unknown, unknown>>

/** The part of the form that inputs need: all of it, or one entry of a list in it. */
export type FieldsForm<Values extends object> = Pick<
  RecordFormState<Values>,
  'values' | 'setValue' | 'errorOf' | 'clearError' | 'field' | 'tick'
>
