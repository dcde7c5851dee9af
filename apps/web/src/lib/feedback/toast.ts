import { useSyncExternalStore } from 'react'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  tone: ToastTone
  /** Translated. */
  message: string
  /** The record that it happened to, if several such messages may stand together. */
  about?: string
  /** Takes it back. */
  undo?: () => void
  /** Leads to what it tells of; the label is translated. */
  open?: { label: string; run: () => void }
  durationMs: number
}

// spec 1 §9: two seconds, three at once. Errors and what can be pressed stay long enough to be read and answered (WCAG 2.2.1).
const visibleMax = 3
const durations = { plain: 2_000, error: 8_000, pressable: 10_000 }

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let nextId = 1

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Answers the id by which it can be dismissed. */
function show(
  tone: ToastTone,
  message: string,
  durationMs: number,
  more: Pick<Toast, 'about' | 'undo' | 'open'> = {},
): number {
  // Two deletions can each be undone, though they say the same.
  const others = toasts.filter((shown) => shown.message !== message || shown.about !== more.about)
  const id = nextId++
  publish([...others, { id, tone, message, durationMs, ...more }].slice(-visibleMax))
  return id
}

export function dismissToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id))
}

/** Says what happened, at most three at once. Give it translated text: `toast.success(t('Candidate added successfully'))`. */
export const toast = {
  success: (message: string) => show('success', message, durations.plain),
  /** A success, and the way to what was made. */
  made: (message: string, open: Toast['open'] & object) => show('success', message, durations.pressable, { open }),
  info: (message: string) => show('info', message, durations.plain),
  warning: (message: string) => show('warning', message, durations.plain),
  error: (message: string) => show('error', message, durations.error),
  /** An error, and the way out of it. */
  stuck: (message: string, open: Toast['open'] & object) => show('error', message, durations.pressable, { open }),
  /** A success that can be taken back for ten seconds. */
  undo: (message: string, about: string, undo: () => void) =>
    show('success', message, durations.pressable, { about, undo }),
}

const keptKey = 'toasts'
const keptMaxMs = 15_000

/** Keeps what stands there for the page that is loaded next, in this tab: there it is said again. */
export function keepToasts() {
  const kept = toasts
    .filter(({ undo }) => !undo)
    .map(({ tone, message, durationMs }) => ({ tone, message, durationMs }))
  if (kept.length > 0) sessionStorage.setItem(keptKey, JSON.stringify({ at: Date.now(), kept }))
}

/** Says what the page before kept. */
export function sayKeptToasts() {
  const stored = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  if (!stored) return
  const { at, kept }: { at: number; kept: Pick<Toast, 'tone' | 'message' | 'durationMs'>[] } = JSON.parse(stored)
  if (Date.now() - at > keptMaxMs) return
  for (const { tone, message, durationMs } of kept) show(tone, message, durationMs)
}

/** The toasts to draw; the shell's host is the only caller. */
export const useToasts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
