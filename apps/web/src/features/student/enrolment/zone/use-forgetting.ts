import { useEffect, useRef } from 'react'
import { client } from '../../../../lib/call/client'

/** Forgets on the server what was read of a picture once its form is left without it; within a day the server does so by itself. */
export function useForgetting() {
  const parseId = useRef<string>(undefined)
  function now() {
    const id = parseId.current
    parseId.current = undefined
    // Whoever leaves waits for nothing, and hears of nothing: a reading that stays is gone by the next day.
    if (id) void client.passport.forgetReading({ parseId: id }).catch(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form is left.
  useEffect(() => now, [])
  return {
    begin: (id: string) => {
      parseId.current = id
    },
    clear: () => {
      parseId.current = undefined
    },
    now,
  }
}
