import type { StoredFile } from '@corridor/contract/base/file/shapes'
import type { Draft } from '@corridor/contract/records/draft/shapes'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api-error'
import { client } from '../client'
import { errorText } from '../i18n'
import { toast } from '../toast'

const pauseMs = 800
const againMs = 5_000
/** How long leaving a page waits for the last typing to be kept. */
const leavingMs = 3_000

interface Drafted<Values extends object> {
  initial: Values
  values: Values
  /** What the form holds, and began with, at this very moment. */
  current: () => Values
  opened: () => Values
  /** Puts a draft into the form. */
  restore: (draft: Draft) => void
  /** The button that decided is gone: the focus goes on to what is typed next. */
  focusFirst: () => void
}

/** Until it is known whether there is a draft, or decided what becomes of it, nothing is kept over it. */
type Phase = 'loading' | 'open' | 'undecided' | 'over'

export interface DrawnDraft {
  /** What was left unfinished before. */
  offered: Draft | undefined
  /** What another device made of this form while it stands open here. */
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
  const recordId = 'id' in initial ? String(initial.id) : undefined
  const [offered, setOffered] = useState<Draft>()
  const [elsewhere, setElsewhere] = useState<Draft>()
  const [isSaved, setIsSaved] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  const phase = useRef<Phase>('loading')
  const kept = useRef<Kept>({ text: JSON.stringify(initial) })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef(Promise.resolve(true))

  const which = () => ({ form: name ?? '', ...(recordId ? { recordId } : {}) })
  const isKept = () => JSON.stringify(current()) === kept.current.text

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form; what it calls reads the present values.
  useEffect(() => {
    if (!name) return
    const onHide = () => document.visibilityState === 'hidden' && void keepNow()
    const onOnline = () => void keepNow()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('online', onOnline)
    void load()
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
    if (phase.current !== 'loading') return
    if (found && JSON.stringify({ ...initial, ...found.values }) !== JSON.stringify(initial)) {
      phase.current = 'undecided'
      return setOffered(found)
    }
    if (found) adopt(found, JSON.stringify(initial))
    open()
  }

  function open() {
    phase.current = 'open'
    setOffered(undefined)
    setElsewhere(undefined)
    keepSoon()
  }

  function adopt({ _id: id, version }: Pick<Draft, '_id' | 'version'>, text: string) {
    kept.current = { id, version, text }
  }

  function keepSoon() {
    if (!name || phase.current !== 'open' || isKept()) return
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
    if (!name || phase.current !== 'open') return false
    if (isKept()) return true
    const values = current()
    const text = JSON.stringify(values)
    const { version } = kept.current
    try {
      const opened = recordId ? { opened: form.opened() as Record<string, unknown> } : {}
      const { data } = await client.draft.save({
        ...which(),
        ...opened,
        values: values as Record<string, unknown>,
        ...(version ? { version } : {}),
      })
      adopt(data, text)
      setIsSaved(true)
      setFailure(undefined)
      return isKept()
    } catch (error) {
      return refused(error, text)
    }
  }

  function refused(error: unknown, text: string): boolean {
    if (error instanceof ApiError && error.code === 'draft.changed') {
      const stands = error.current as Draft | undefined
      // Our own, whose answer was lost on the way.
      if (stands && JSON.stringify(stands.values) === text) {
        adopt(stands, text)
        return true
      }
      if (stands) {
        phase.current = 'undecided'
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

  const drawn: DrawnDraft = {
    offered,
    elsewhere,
    isSaved,
    failure,
    resume(draft) {
      adopt(draft, JSON.stringify({ ...initial, ...draft.values }))
      setFiles(draft.files)
      setIsSaved(true)
      restore(draft)
      open()
      focusFirst()
    },
    async discard({ _id: id }) {
      try {
        await client.draft.delete({ id })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) return toast.error(errorText(error))
      }
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
      await withinTime(running.current)
      const { id } = kept.current
      if (id) await client.draft.delete({ id }).catch(() => undefined)
    },
  }
}

/** What a frozen network would hold up counts as not kept. */
const withinTime = (keeping: Promise<boolean>) =>
  Promise.race([keeping, new Promise<boolean>((resolve) => setTimeout(resolve, leavingMs, false))])

interface Kept {
  /** The values as they were kept last, or as they were opened. */
  text: string
  id?: string
  version?: number
}
