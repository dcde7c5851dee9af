import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unlessLost } from './lost'

/** An input that is loaded once for all pages: only the first page that has one draws a stand-in. */
export interface LatePart<Part> {
  loaded: Part | undefined
  load: () => Promise<Part>
}

/** Stands at module level, with an `import()` of the one input. */
export function latePart<Part>(from: () => Promise<{ default: Part }>): LatePart<Part> {
  const late: LatePart<Part> = {
    loaded: undefined,
    load: async () => {
      late.loaded ??= (await from()).default
      return late.loaded
    },
  }
  return late
}

/** News that a stand-in tells of its person. */
export interface Standing {
  input: React.RefObject<HTMLInputElement | null>
  /** Opens the options as they come; says so if the network is lost. */
  press: () => void
  /** Goes on the element that is pressed: an input that comes while the pointer is down takes the press over, as its click is lost. */
  pointing: { onMouseDown: () => void; onMouseUp: () => void; onMouseLeave: () => void }
  /** Goes on the element that is typed into. */
  typing: { onCompositionStart: () => void; onCompositionEnd: () => void }
}

/**
 * An input, loaded once the page stands. Until then a stand-in is used. The typed text is the caller's to keep; focus, caret and a press
 * are kept here, and `input` is whichever of the two stands.
 */
export function useLateInput<Part>(late: LatePart<Part>) {
  const [Part, setPart] = useState<Part | undefined>(() => late.loaded)
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const isPressed = useRef(false)
  const isPointerDown = useRef(false)
  const caret = useRef<[number, number]>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page stands. Whoever presses or types before it has come asks again.
  useEffect(() => {
    if (!Part) ask()
  }, [])
  useLayoutEffect(() => {
    if (!Part || !caret.current) return
    input.current?.focus()
    input.current?.setSelectionRange(...caret.current)
    if (isPressed.current || isPointerDown.current) input.current?.click()
    caret.current = undefined
  }, [Part])

  function show(part: Part) {
    // A syllable that is being composed would be lost with its input.
    if (isComposing.current) return
    const standing = input.current
    if (standing && document.activeElement === standing) {
      const end = standing.value.length
      caret.current = [standing.selectionStart ?? end, standing.selectionEnd ?? end]
    }
    // Drawn before anything else can come: whoever then entered or typed into the stand-in would lose it.
    flushSync(() => setPart(() => part))
  }
  const ask = () => void late.load().then(show, () => undefined)
  async function open() {
    isPressed.current = true
    const part = await unlessLost(late.load)
    if (part) show(part)
    else isPressed.current = false
  }
  const press = () => void open()
  const liftPointer = () => {
    isPointerDown.current = false
  }
  const pointing = {
    onMouseDown: () => {
      isPointerDown.current = true
    },
    onMouseUp: liftPointer,
    onMouseLeave: liftPointer,
  }
  const typing = {
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: () => {
      isComposing.current = false
      ask()
    },
  }
  return { Part, input, press, pointing, typing }
}
