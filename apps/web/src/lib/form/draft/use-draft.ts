import type { StoredFile } from '@corridor/contract/base/file/shapes'
import type { Draft } from '@corridor/contract/records/draft/shapes'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../call/api-error'
import { client } from '../../call/client'
import { toast } from '../../feedback/toast'
import { errorText } from '../../language/i18n'
import { isLeftOver, withTyped } from './draft-values'

const pauseMs = 800
const againMs = 5_000
/** How long leaving a page waits for the last typing to be kept. */
const leavingMs = 3_000

interface Drafted<Values extends object> {
  /** The record that the draft belongs to, if the values name none. */
  recordId?: string | undefined
  initial: Values
  values: Values
  /** Values that the form holds, and began with, at this very moment. */
  current: () => Values
  opened: () => Values
  /** Puts a draft into the form. */
  restore: (draft: Draft) => void
  /** The button that decided is gone: the focus goes on to what is typed next. */
  focusFirst: () => void
}

/**
 * Until it is known whether there is a draft nothing is kept over it. While one is `offered`, what is typed is kept with it; over what another
 * device made of it, nothing.
 */
type Phase = 'loading' | 'open' | 'offered' | 'elsewhere' | 'over'

export interface DrawnDraft {
  /** The draft that was left unfinished before. */
  offered: Draft | undefined
  /** The draft that another device made of this form while it stands open here. */
  elsewhere: Draft | undefined
  resume: (draft: Draft) => void
  discard: (draft: Draft) => Promise<void>
  /** Goes on with what stands here, over the other device's. */
  keepThis: (draft: Draft) => void
  isSaved: boolean
  failure: unknown
}

/** Keeps a form on the server while its person types: 800 ms after the last key, and when the page is hidden or left. */
export function useDraft<Values extends object>(name: string | undefined, form: Drafted<Values>) {
  const { initial, current, restore, focusFirst } = form
  const recordId = 'id' in initial ? String(initial.id) : form.recordId
  const [offered, setOffered] = useState<Draft>()
  const [elsewhere, setElsewhere] = useState<Draft>()
  const [isSaved, setIsSaved] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  const phase = useRef<Phase>('loading')
  const kept = useRef<Kept>({ text: JSON.stringify(initial) })
  const left = useRef<Draft>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef(Promise.resolve(true))
  const loading = useRef(Promise.resolve())

  const which = () => ({ form: name ?? '', ...(recordId ? { recordId } : {}) })
  const isKept = () => JSON.stringify(current()) === kept.current.text

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form; what it calls reads the present values.
  useEffect(() => {
    if (!name) return
    const onHide = () => document.visibilityState === 'hidden' && void keepNow()
    const onOnline = () => void keepNow()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('online', onOnline)
    loading.current = load()
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('online', onOnline)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone starts the wait.
  useEffect(keepSoon, [form.values])

  async function load() {
    const found = await client.draft.view(which()).then(
      ({ data }) => data,
      () => null,
    )
    const isSaved = phase.current === 'over'
    // A form without a record may show another one's draft, which nobody has seen.
    if (found && (!isSaved || recordId)) adopt(found, JSON.stringify(initial))
    if (isSaved) return
    if (!found || !isLeftOver(found, initial as Record<string, unknown>)) return open()
    phase.current = 'offered'
    left.current = found
    setOffered(found)
    keepSoon()
  }

  function open() {
    phase.current = 'open'
    left.current = undefined
    setOffered(undefined)
    setElsewhere(undefined)
    keepSoon()
  }

  function adopt({ _id: id, version }: Pick<Draft, '_id' | 'version'>, text: string) {
    kept.current = { id, version, text }
  }

  const isKeeping = () => name !== undefined && (phase.current === 'open' || phase.current === 'offered')
  /** Values of the draft: those in the form, with those that were left as long as they are offered. */
  const toKeep = () => {
    const typed = current() as Record<string, unknown>
    return left.current ? withTyped(left.current.values, initial as Record<string, unknown>, typed) : typed
  }

  function keepSoon() {
    if (!isKeeping() || isKept()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keepNow(), pauseMs)
  }

  /** One after another, so that each follows the version before it. True if all that is typed is kept. */
  function keepNow(): Promise<boolean> {
    clearTimeout(timer.current)
    running.current = running.current.then(keep)
    return running.current
  }

  async function keep(): Promise<boolean> {
    if (!isKeeping()) return false
    if (isKept()) return true
    const values = toKeep()
    const text = JSON.stringify(current())
    const { version } = kept.current
    try {
      const opened = left.current ? left.current.opened : recordId && (form.opened() as Record<string, unknown>)
      const { data } = await client.draft.save({
        ...which(),
        ...(opened ? { opened } : {}),
        values,
        ...(version ? { version } : {}),
      })
      adopt(data, text)
      setIsSaved(true)
      setFailure(undefined)
      return isKept()
    } catch (error) {
      return refused(error, text, JSON.stringify(values))
    }
  }

  function refused(error: unknown, text: string, sent: string): boolean {
    if (error instanceof ApiError && error.code === 'draft.changed') {
      const stands = error.current as Draft | undefined
      // Our own, whose answer was lost on the way.
      if (stands && JSON.stringify(stands.values) === sent) {
        adopt(stands, text)
        return true
      }
      if (stands) {
        phase.current = 'elsewhere'
        left.current = undefined
        setOffered(undefined)
        setIsSaved(false)
        setElsewhere(stands)
        return false
      }
      kept.current = { text: kept.current.text }
    }
    setIsSaved(false)
    setFailure(error)
    if (!(error instanceof ApiError) || error.status !== 400) timer.current = setTimeout(() => void keepNow(), againMs)
    return false
  }

  async function forget(): Promise<boolean> {
    const { id } = kept.current
    if (id) await client.draft.delete({ id }).catch(() => undefined)
    return true
  }

  const drawn: DrawnDraft = {
    offered,
    elsewhere,
    isSaved,
    failure,
    resume(draft) {
      // Values typed beside it may be kept already, under a later version.
      if (left.current) kept.current.text = JSON.stringify({ ...initial, ...draft.values })
      else adopt(draft, JSON.stringify({ ...initial, ...draft.values }))
      const values = left.current ? toKeep() : draft.values
      setFiles(draft.files)
      setIsSaved(true)
      restore({ ...draft, values })
      open()
      focusFirst()
    },
    async discard({ _id: id }) {
      clearTimeout(timer.current)
      await running.current
      try {
        await client.draft.delete({ id })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) return void toast.error(errorText(error))
      }
      kept.current.text = JSON.stringify(initial)
      open()
      focusFirst()
    },
    keepThis(draft) {
      adopt(draft, kept.current.text)
      open()
      focusFirst()
      void keepNow()
    },
  }

  return {
    drawn,
    files,
    isKept: () => Boolean(name) && isKept(),
    /** True where leaving loses nothing. */
    keepBeforeLeaving: () => withinTime(keepNow()),
    /** The form is saved: its draft is over. */
    async finish() {
      phase.current = 'over'
      clearTimeout(timer.current)
      await withinTime(loading.current.then(() => running.current).then(forget))
    },
  }
}

/** A draft that a frozen network would hold up counts as not kept. */
const withinTime = (keeping: Promise<boolean>) =>
  Promise.race([keeping, new Promise<boolean>((resolve) => setTimeout(resolve, leavingMs, false))])

interface Kept {
  /** The values as they were kept last, or as they were opened. */
  text: string
  id?: string
  version?: number
}
