import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The present minute: ages go on while the page stands. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
