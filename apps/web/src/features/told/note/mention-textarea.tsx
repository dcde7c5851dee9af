import type { NoteRecordKind } from '@corridor/contract/told/note/kinds'
import { noteCharsMax } from '@corridor/contract/told/note/kinds'
import type { Note } from '@corridor/contract/told/note/shapes'
import { Textarea, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../../lib/call/client'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { formatName, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { mentionName, typedMention, withMention } from './mentions'
import classes from './notes.module.css'

type Person = Note['mentionInfo'][number]

interface MentionTextareaProps {
  record: { recordKind: NoteRecordKind; record: string }
  /** People who are mentioned already. */
  known: readonly Person[]
  form: FieldsForm<{ note: string; mentions: string[] }>
}

const typingPauseMs = 150

/** The words of a note. After `@` colleagues who see the record are offered, and chosen by arrows and Enter. */
export function MentionTextarea({ record, known, form }: MentionTextareaProps) {
  const { t } = useTranslation()
  const listId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const caretNext = useRef<number>(undefined)
  const [people, setPeople] = useState(known)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const { note, mentions } = form.values
  const typed = caret === undefined ? undefined : typedMention(note, caret)
  const [name] = useDebouncedValue(typed?.name, typingPauseMs)
  const { data } = useQuery({
    ...api.note.people.queryOptions({ input: { ...record, name: name ?? '' } }),
    enabled: name !== undefined,
    placeholderData: keepPreviousData,
  })
  const offered = typed && name !== undefined ? (data?.data ?? []) : []
  const isOpen = offered.length > 0
  const at = Math.min(active, offered.length - 1)

  useLayoutEffect(() => {
    if (caretNext.current === undefined) return
    input.current?.setSelectionRange(caretNext.current, caretNext.current)
    caretNext.current = undefined
  })

  function write(next: string, of: readonly Person[]) {
    form.setValue('note', next)
    // One whose name was taken out is mentioned no more; of a draft the names are not known.
    const isGone = (id: string) => of.some((each) => each._id === id && !next.includes(mentionName(formatName(each))))
    const ids = of.filter((each) => next.includes(mentionName(formatName(each)))).map(({ _id }) => _id)
    form.setValue('mentions', [...new Set([...mentions.filter((id) => !isGone(id)), ...ids])])
  }

  function choose(person: Person) {
    if (!typed || caret === undefined) return
    const next = withMention(note, typed.at, caret, formatName(person))
    const all = [...people.filter(({ _id }) => _id !== person._id), person]
    setPeople(all)
    write(next.note, all)
    caretNext.current = next.caret
    setCaret(undefined)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step) setActive((at + step + offered.length) % offered.length)
    else if (event.key === 'Escape') setCaret(undefined)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && offered[at]) choose(offered[at])
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={classes.writing}>
      <Textarea
        {...form.field('note')}
        ref={input}
        label={t('Note')}
        description={t('Type @ and a name to notify a colleague.')}
        data-autofocus
        autoFocus
        autosize
        minRows={2}
        maxRows={12}
        maxLength={noteCharsMax}
        onChange={(event) => {
          write(event.currentTarget.value, people)
          setCaret(event.currentTarget.selectionStart)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('People to mention')} className={classes.people}>
          {offered.map((person, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the text, which has the focus.
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, and names the option.
            <div
              key={person._id}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === at}
              className={classes.person}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <bdi>{formatName(person)}</bdi>
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {isOpen && t('People to mention: {number}', { number: formatNumber(offered.length) })}
      </VisuallyHidden>
    </div>
  )
}
