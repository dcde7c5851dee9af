import { Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../call/api-error'
import { confirm, confirmDelete } from '../feedback/confirm'
import { RecordForm } from '../form/record-form'
import { editionOf, listOf, toRules } from '../form/schema'
import { useRecordForm } from '../form/use-record-form'
import { useTranslation } from '../language/i18n'
import { askList } from '../list/ask-list'
import classes from './entries.module.css'
import type { EntryKind, EntryRow, EntryRules } from './entry-kind'

// The contract takes no more at once.
const entriesMax = 50

interface EntryFormProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  rules: EntryRules<Entry>
  /** Is given the way to close this form, which answers false if it stays open. */
  closing: RefObject<(() => Promise<boolean>) | undefined>
  cancel: () => void
  /** Gets a key. */
  onSaved: (message: string) => unknown
}

interface AddEntriesProps<Row extends EntryRow, Entry extends object> extends EntryFormProps<Row, Entry> {
  takesFocus: boolean
}

/** One or more new entries. */
export function AddEntries<Row extends EntryRow, Entry extends object>(props: AddEntriesProps<Row, Entry>) {
  const { kind, rules, closing, onSaved, takesFocus } = props
  const { t } = useTranslation()
  const { list, texts, Fields } = kind
  const heading = useFocused(takesFocus)
  const focusNext = useRef<number>(undefined)
  const [initial] = useState<Record<string, object[] | string>>(() => ({
    // A draft is found by it.
    ...(kind.below ? { id: kind.below } : {}),
    [list]: [{ ...rules.blank, key: 1 }],
  }))
  const form = useRecordForm({
    entity: texts.entity,
    draft: kind.draft,
    schema: toRules(rules.schema, (schema) => listOf(list, schema)),
    initial,
    failing: texts.failing,
    invalid: texts.invalid,
    submit: (saved) => kind.calls.add(saved),
    onSaved: () => onSaved(texts.added),
  })
  useClosing(closing, form.keep)
  const entries = (form.values[list] ?? []) as (Entry & { key: number })[]
  const isSeveral = entries.length > 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that was added, or the one before that which was taken out.
  useEffect(() => {
    if (focusNext.current === undefined) return
    form.element.current?.querySelectorAll('fieldset')[focusNext.current]?.focus()
    focusNext.current = undefined
  }, [entries.length])

  function addEntry() {
    focusNext.current = entries.length
    form.addEntry(list, { ...rules.blank, key: Math.max(0, ...entries.map(({ key }) => key)) + 1 })
  }

  function removeEntry(at: number) {
    const { key, ...typed } = entries[at] as Entry & { key: number }
    const take = () => {
      focusNext.current = Math.max(0, at - 1)
      form.removeEntry(list, at)
    }
    if (JSON.stringify(typed) === JSON.stringify(rules.blank)) return take()
    confirmDelete({
      title: t('Remove {name}', { name: t(texts.numbered, { n: at + 1 }) }),
      question: t('What you have typed there will be lost.'),
      confirmLabel: t('Remove'),
      onConfirm: take,
    })
  }

  return (
    <div className={classes.form}>
      <Title order={2} ref={heading} tabIndex={-1}>
        {t(texts.addNew)}
      </Title>
      <RecordForm form={form} submitLabel={texts.submitAdd}>
        {entries.map(({ key }, at) => (
          <fieldset key={key} tabIndex={-1} className={classes.entry} data-several={isSeveral || undefined}>
            {isSeveral && <legend>{t(texts.numbered, { n: at + 1 })}</legend>}
            <Fields form={form.entry<Entry>(list, at)} />
            {isSeveral && (
              <Button
                size="compact-md"
                variant="subtle"
                color="var(--state-danger)"
                className={classes.take ?? ''}
                aria-label={t('Remove {name}', { name: t(texts.numbered, { n: at + 1 }) })}
                onClick={() => removeEntry(at)}
              >
                {t('Remove')}
              </Button>
            )}
          </fieldset>
        ))}
        {entries.length < entriesMax && (
          <Button
            variant="subtle"
            className={classes.take ?? ''}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={addEntry}
          >
            {t('Add another')}
          </Button>
        )}
      </RecordForm>
    </div>
  )
}

interface EditEntryProps<Row extends EntryRow, Entry extends object> extends EntryFormProps<Row, Entry> {
  row: Row
}

/** The form of a card. */
export function EditEntry<Row extends EntryRow, Entry extends object>(props: EditEntryProps<Row, Entry>) {
  const { kind, rules, closing, cancel, onSaved } = props
  const { t } = useTranslation()
  const { texts, calls, Fields } = kind
  const heading = useFocused(true)
  // The card is read anew while its form is open; what the form began with stays.
  const [row] = useState(props.row)
  const id = row._id
  const toValues = (from: Row) => ({ id, version: from.version, ...kind.toEntry(from) })

  async function reload() {
    const [current] = (await askList(calls.list, { filters: { _id: id } })).data
    if (!current) throw new ApiError(404, { code: 'record.notFound', message: '', params: { entity: texts.entity } })
    return toValues(current)
  }

  const form = useRecordForm({
    entity: texts.entity,
    draft: kind.draft,
    schema: toRules(rules.schema, editionOf),
    initial: toValues(row),
    failing: texts.failing,
    invalid: texts.invalid,
    submit: (entry) => calls.update(entry),
    onSaved: () => onSaved(texts.updated),
    merging: { reload, labels: kind.labels, show: kind.show },
  })
  useClosing(closing, form.keep)
  return (
    <div className={classes.form}>
      <Title order={2} ref={heading} tabIndex={-1}>
        {t(texts.edit)}
      </Title>
      <RecordForm
        form={form}
        submitLabel={texts.submitUpdate}
        actions={
          <Button variant="default" onClick={cancel}>
            {t('Cancel')}
          </Button>
        }
      >
        {/* The form has all that the entry's has, and its id and version beside. */}
        <Fields form={form as never} row={row} />
      </RecordForm>
    </div>
  )
}

/** Takes the focus as it appears, where a button opened it. */
function useFocused(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before it is drawn, so that it takes the focus from nobody who types already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears.
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [])
  return heading
}

/** Keeps what is typed before the form closes; where that fails, asks. */
function useClosing(closing: RefObject<(() => Promise<boolean>) | undefined>, keep: () => Promise<boolean>) {
  const { t } = useTranslation()
  useEffect(() => {
    const close = async () =>
      (await keep()) ||
      new Promise<boolean>((resolve) =>
        confirm({
          title: t('Leave without saving?'),
          question: t('What you have typed on this page will be lost.'),
          confirmLabel: t('Leave page'),
          onConfirm: () => resolve(true),
        }),
      )
    closing.current = close
    return () => {
      if (closing.current === close) closing.current = undefined
    }
  })
}
