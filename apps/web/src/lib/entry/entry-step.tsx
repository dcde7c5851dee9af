import { Button, Skeleton, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../feedback/toast'
import { useTranslation } from '../language/i18n'
import { ListFailed } from '../list/page/list-states'
import { useRemoval } from '../list/row/use-removal'
import classes from './entries.module.css'
import { EntryCards } from './entry-cards'
import { AddEntries, EditEntry } from './entry-forms'
import type { EntryKind, EntryRow, EntryRules } from './entry-kind'
import { useCards } from './use-cards'

interface EntryStepProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  rules: EntryRules<Entry>
}

/** A step that holds several records: a form for new ones, and a card for each that is stored. */
export function EntryStep<Row extends EntryRow, Entry extends object>({ kind, rules }: EntryStepProps<Row, Entry>) {
  const { t } = useTranslation()
  const { texts, calls } = kind
  const section = useRef<HTMLElement>(null)
  const cards = useCards(calls.list, kind.order)
  const [open, setOpen] = useState<'add' | Row>()
  // How the open form is closed: what was typed is kept first.
  const closing = useRef<() => Promise<boolean>>(undefined)
  const remove = useRemoval<Row>(calls.delete, {
    title: t(texts.deleteTitle),
    question: t(texts.deleteQuestion),
    nameOf: (row) => kind.nameOf(row, t),
    deleted: t(texts.deleted),
    failed: (message) => t(texts.deleteFailed, { message }),
    onDeleted: () => section.current?.focus(),
    refreshAll: calls.refresh,
  })

  if (cards.rows === undefined) {
    if (cards.error) return <ListFailed error={cards.error} retry={cards.retry} />
    return (
      <Stack role="status" aria-label={t('Loading...')} gap="md">
        <Skeleton height={36} width={200} />
        <Skeleton height={156} radius="lg" />
        <Skeleton height={156} radius="lg" />
      </Stack>
    )
  }
  const { rows } = cards
  const isEmpty = rows.length === 0
  const isAdding = open === 'add' || (isEmpty && open === undefined)

  async function show(next: 'add' | Row | undefined) {
    if (!open || !closing.current || (await closing.current())) setOpen(next)
  }

  /** The form is gone: the focus goes on to its card, or to the cards. */
  function close() {
    flushSync(() => setOpen(undefined))
    const edit =
      typeof open === 'object' && section.current?.querySelector<HTMLElement>(`[data-id="${open._id}"] button`)
    if (edit) edit.focus()
    else section.current?.focus()
  }

  async function cancel() {
    if (!closing.current || (await closing.current())) close()
  }

  async function onSaved(message: string) {
    toast.success(t(message))
    // It is saved: what cannot be read anew now is read with the next page.
    await calls.refresh().catch(() => undefined)
    close()
  }

  const forms = { kind, rules, closing, cancel: () => void cancel(), onSaved }
  return (
    <section ref={section} tabIndex={-1} aria-label={t(texts.heading)} className={classes.section}>
      {!isEmpty && (
        <div className={classes.head}>
          <Title order={2}>
            {t(texts.heading)} <span className={classes.count}>{cards.total}</span>
          </Title>
          <Button
            // The next step comes first if there is one already.
            variant="default"
            leftSection={isAdding ? undefined : <IconPlus size={18} aria-hidden />}
            aria-expanded={isAdding}
            onClick={() => void show(isAdding ? undefined : 'add')}
          >
            {t(isAdding ? 'Cancel' : texts.addNew)}
          </Button>
        </div>
      )}
      {isAdding && <AddEntries {...forms} takesFocus={open === 'add'} />}
      <EntryCards
        kind={kind}
        cards={cards}
        edited={typeof open === 'object' ? open : undefined}
        drawForm={(row) => <EditEntry key={row._id} {...forms} row={row} />}
        edit={(row) => void show(row)}
        remove={remove}
      />
    </section>
  )
}
