import { useEffect, useRef } from 'react'
import type { FormSchema, Rules } from './schema'

/** The rules of a form: at hand, or on their way since the page stood. */
export function useRules<Output>(given: Rules<Output>) {
  const loaded = useRef<FormSchema<Output>>(undefined)
  const load = async () => {
    if (typeof given !== 'function') return given
    loaded.current ??= await given()
    return loaded.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules of a page stay; those that change are given at hand.
  useEffect(() => {
    // Whoever saves before they have come, or after they did not, asks for them again.
    load().catch(() => undefined)
  }, [])
  return { known: typeof given === 'function' ? loaded.current : given, load }
}
