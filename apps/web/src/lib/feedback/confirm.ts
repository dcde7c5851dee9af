import { useSyncExternalStore } from 'react'

export interface Question {
  /** Translated, like every text here. */
  title: string
  question: string
  confirmLabel: string
  danger?: boolean
  /** Runs while the dialog stays open and busy. A failure becomes an error toast. */
  onConfirm: () => unknown
}

const listeners = new Set<() => void>()
let asked: Question | undefined

function ask(question: Question | undefined) {
  asked = question
  for (const listener of listeners) listener()
}

/** Asks before something happens; the dialog closes in any case, and focus returns to where it was. */
export const confirm = (question: Question) => ask(question)

/** Asks before a deletion: `confirmDelete({ title: t('Delete Company'), question: t('…'), confirmLabel: t('Delete'), onConfirm })`. */
export const confirmDelete = (question: Question) => ask({ ...question, danger: true })

/** The open question, or undefined. The dialog's host is the only caller. */
export const useQuestion = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )

/** Closes a question, unless it has asked another in its place. */
export const closeQuestion = (question: Question) => {
  if (asked === question) ask(undefined)
}
