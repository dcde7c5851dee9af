import { Button } from '@mantine/core'
import { type ComponentType, use, useEffect, useReducer } from 'react'
import { Message } from '../../ui/message'
import { useTranslation } from '../language/i18n'
import { isStuck, loadNoted, lostText, reloadPage, stuckText, tellLost } from './lost'

/** Props of parts that open and close. Without `close`, `isOpen` is a word of their own. */
interface Opening {
  close?: () => void
  isOpen?: boolean
}

/**
 * A part of a page that is loaded when it is first drawn, under a `<Suspense>`: React's `lazy`, for a network that may be lost. One with a
 * `close` and an `isOpen` is loaded when it first opens. The page around it stays: what has a `close` is closed with a toast, anything else
 * offers to try again in its place, or is not there if it is `optional`; and it comes when the network does, or says that the page must be
 * loaded anew. Stands at module level.
 * `ahead` loads it before it is drawn.
 */
export function late<Part extends ComponentType<never>>(
  load: () => Promise<{ default: Part }>,
  need: 'needed' | 'optional' = 'needed',
): Part & { ahead: () => void } {
  let coming: Promise<ComponentType<object> | undefined> | undefined
  let loaded: ComponentType<object> | undefined
  async function ask() {
    try {
      const { default: part } = await loadNoted(load)
      loaded = part as ComponentType<object>
    } catch {
      // The part that is drawn in its place says so.
    }
    return loaded
  }
  const forget = () => {
    coming = undefined
  }

  function LatePart(props: Opening) {
    const [, drawAnew] = useReducer((turn: number) => turn + 1, 0)
    if (!loaded && props.close && props.isOpen === false) return null
    coming ??= ask()
    const Part = use(coming)
    if (Part) return <Part {...props} />
    if (props.close) return <Closed load={load} close={props.close} forget={forget} />
    function again() {
      forget()
      drawAnew()
    }
    return <Missing load={load} again={again} forget={forget} isOptional={need === 'optional'} />
  }
  return Object.assign(LatePart, { ahead: () => void load().catch(() => undefined) }) as unknown as ReturnType<
    typeof late<Part>
  >
}

/** A dialog that did not come: whoever opens it again asks for it again. */
function Closed({ load, close, forget }: { load: object; close: () => void; forget: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is drawn.
  useEffect(() => {
    tellLost(load)
    close()
    return forget
  }, [])
  return null
}

interface MissingProps {
  load: object
  again: () => void
  forget: () => void
  isOptional: boolean
}

function Missing({ load, again, forget, isOptional }: MissingProps) {
  const { t } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what it does is the same each time it is drawn.
  useEffect(() => {
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      forget()
    }
  }, [])
  if (isOptional) return null
  const isOver = isStuck(load)
  const retry = (
    <Button variant="default" size="xs" onClick={isOver ? reloadPage : again}>
      {isOver ? t('Reload') : t('Try again')}
    </Button>
  )
  return (
    <Message tone="danger" action={retry}>
      {isOver ? stuckText() : lostText()}
    </Message>
  )
}
