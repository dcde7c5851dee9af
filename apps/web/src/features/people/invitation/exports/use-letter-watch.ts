import type { Letter } from '@corridor/contract/wire/letter'
import { useEffect } from 'react'
import { isLetterSending, letterAskMs } from '../../../../lib/record/letter-line'

interface WatchedList {
  rows: readonly { letter: Letter }[]
  retry: () => void
}

/** Asks a list again while a letter of its rows is on its way. */
export function useLetterWatch({ rows, retry }: WatchedList): void {
  const isSending = rows.some(({ letter }) => isLetterSending(letter))
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(retry, letterAskMs)
    return () => clearInterval(timer)
  }, [isSending, retry])
}
