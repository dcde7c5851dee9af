import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import entries from '../../../lib/entry/entries.module.css'
import { confirmDelete } from '../../../lib/feedback/confirm'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'

/** A row of a step; `key` tells it from the others while it is typed. */
export type Row<Values extends object> = Values & { key: number }

/** Rows as a form holds them: those that were saved, else one to be filled in. */
export const toRows = <Values extends object>(saved: readonly Values[] | undefined, blank: Values): Row<Values>[] =>
  withKeys(saved?.length ? saved : [blank])

/** Rows of which there may be none. */
export const withKeys = <Values extends object>(rows: readonly Values[]): Row<Values>[] =>
  rows.map((values, at) => ({ ...values, key: at + 1 }))

export interface RowsForm {
  addEntry: (list: never, row: object) => void
  removeEntry: (list: never, at: number) => void
  entry: <Values extends object>(list: never, at: number) => FieldsForm<Values>
}

interface RowsProps<Values extends object> {
  form: RowsForm
  /** The name of the list in the form: faults come as `contacts.1.email`. */
  list: string
  rows: readonly Row<Values>[]
  blank: Values
  max: number
  /** There may be none at all; else the first cannot be removed. */
  isOptional?: boolean
  /** A key with `{n}`, which names a row. */
  numbered: string
  /** A key. */
  addLabel: string
  children: (form: FieldsForm<Values>) => ReactNode
}

/** The rows of a step, with Add and Remove; the first cannot be removed (spec 3 §2.4). */
export function Rows<Values extends object>(props: RowsProps<Values>) {
  const { form, list, rows, blank, max, isOptional = false, numbered, addLabel, children } = props
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number>(undefined)
  // Rows are known by their list, and the form by its own names alone.
  const name = list as never

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that was added, or the one before that which was taken out.
  useEffect(() => {
    if (focusNext.current === undefined) return
    const row = element.current?.querySelectorAll('fieldset')[focusNext.current]
    row?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
    focusNext.current = undefined
  }, [rows.length])

  function add() {
    focusNext.current = rows.length
    form.addEntry(name, { ...blank, key: Math.max(0, ...rows.map(({ key }) => key)) + 1 })
  }

  function remove(at: number) {
    const { key, ...typed } = rows[at] as Row<Values>
    const take = () => {
      focusNext.current = Math.max(0, at - 1)
      form.removeEntry(name, at)
    }
    if (JSON.stringify(typed) === JSON.stringify(blank)) return take()
    confirmDelete({
      title: t('Remove {name}', { name: t(numbered, { n: at + 1 }) }),
      question: t('What you have typed there will be lost.'),
      confirmLabel: t('Remove'),
      onConfirm: take,
    })
  }

  return (
    <div ref={element} className={entries.section}>
      {rows.map(({ key }, at) => (
        <fieldset key={key} tabIndex={-1} className={entries.entry} data-several>
          <legend>{t(numbered, { n: at + 1 })}</legend>
          {children(form.entry<Values>(name, at))}
          {(at > 0 || isOptional) && (
            <Button
              size="compact-md"
              variant="subtle"
              color="var(--state-danger)"
              className={entries.take ?? ''}
              aria-label={t('Remove {name}', { name: t(numbered, { n: at + 1 }) })}
              onClick={() => remove(at)}
            >
              {t('Remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < max && (
        <Button
          variant="subtle"
          className={entries.take ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t(addLabel)}
        </Button>
      )}
    </div>
  )
}
