import { useEffect, useState } from 'react'

/** True while the page is scrolled further than that. */
export function useScrolledPast(px: number) {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const onScroll = () => setIsPast(scrollY > px)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [px])
  return isPast
}
