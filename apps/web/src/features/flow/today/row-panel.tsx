import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../lib/format/format'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useTranslation } from '../../../lib/language/i18n'
import { type Again, type Asked, againKeys, againNames, choicesOf, dayOf, questionOf } from './choices'
import classes from './row-panel.module.css'

export interface Answer {
  value: string
  again: Again | undefined
  /** The day of it. */
  againDay: string | undefined
  note: string
}

const focusIt = (input: HTMLInputElement | null) => input?.focus()

interface RowPanelProps {
  asked: Asked
  day: string
  /** Says what happened just before: a call that was begun. */
  said?: string | undefined
  answer: (answer: Answer) => Promise<boolean>
  close: () => void
}

/** Asks for the outcome, and when to ask again: a digit and a letter note it, Enter confirms what was chosen with the mouse, Esc leaves. */
export function RowPanel({ asked, day, said, answer, close }: RowPanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState<string>()
  const [again, setAgain] = useState<Again>()
  const [otherDay, setOtherDay] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const choices = choicesOf[asked]
  const asksAgain = asked === 'call'
  useEffect(() => panel.current?.focus(), [])

  const dayBy = (when: Again | undefined) => (when === 'o' ? otherDay : when && dayOf(when, day))
  // Another day has to be named before anything is kept.
  const isWhole = (chosen: string | undefined, when: Again | undefined) => chosen && dayBy(when) !== ''

  async function save(chosen = value, when = again) {
    if (!chosen || isBusy || !isWhole(chosen, when)) return
    setIsBusy(true)
    const isNoted = await answer({ value: chosen, again: when, againDay: dayBy(when), note: note.trim() })
    if (!isNoted) setIsBusy(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return leave(event)
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    const digit = choices[Number(event.key) - 1]
    const letter = againKeys.find((key) => key === event.key.toLowerCase())
    if (digit) {
      event.preventDefault()
      setValue(digit.value)
      if (!asksAgain || again) void save(digit.value)
    } else if (letter && asksAgain) {
      event.preventDefault()
      setAgain(letter)
      if (value) void save(value, letter)
    } else if (event.key === 'Enter' && event.target === panel.current) {
      event.preventDefault()
      void save()
    }
  }

  function leave(event: KeyboardEvent) {
    event.stopPropagation()
    close()
  }

  return (
    <form
      ref={panel}
      className={classes.panel}
      tabIndex={-1}
      aria-label={t(questionOf[asked])}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className={classes.choices}>
        <legend>
          {said && <strong>{said} </strong>}
          {t(questionOf[asked])}
        </legend>
        {choices.map((choice, at) => (
          <button
            key={choice.value}
            type="button"
            className={classes.choice}
            aria-pressed={choice.value === value}
            onClick={() => setValue(choice.value)}
          >
            {t(choice.label)}
            <KeyHint keys={String(at + 1)} />
          </button>
        ))}
      </fieldset>
      {asksAgain && (
        <fieldset className={classes.choices}>
          <legend>{t('Ask again')}</legend>
          {againKeys.map((key) => (
            <button
              key={key}
              type="button"
              className={classes.choice}
              aria-pressed={key === again}
              onClick={() => setAgain(key === again ? undefined : key)}
            >
              {t(againNames[key])}
              {key === again && key !== 'a' && key !== 'o' && `, ${formatDate(dayOf(key, day))}`}
              <KeyHint keys={key.toUpperCase()} />
            </button>
          ))}
          {again === 'o' && (
            <TextInput
              type="date"
              aria-label={t('Other day')}
              min={day}
              value={otherDay}
              onChange={(event) => setOtherDay(event.currentTarget.value)}
              ref={focusIt}
            />
          )}
        </fieldset>
      )}
      <div className={classes.end}>
        <TextInput
          className={classes.note}
          aria-label={t('Note')}
          placeholder={t('Add a note')}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button variant="default" onClick={close} disabled={isBusy}>
          {t('Not now')} <KeyHint keys="Esc" />
        </Button>
        <Button type="submit" loading={isBusy} disabled={!isWhole(value, again)}>
          {t('Log It')} <KeyHint keys="Enter" />
        </Button>
      </div>
    </form>
  )
}
