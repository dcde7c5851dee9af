import { useEffect, useState } from 'react'
import { formatTimeIn } from '../../../lib/format/format'

const minuteMs = 60_000

/** The hour that it is in a zone, kept up to date. */
export function ZoneHour({ zone }: { zone: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const beat = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(beat)
  }, [])
  return <time dateTime={now.toISOString()}>{formatTimeIn(now.toISOString(), zone)}</time>
}
