import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether what stands in an element is wider than it, as both change. */
export function useIsWider(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false)
  useLayoutEffect(() => {
    const outer = box.current
    const inner = outer?.firstElementChild
    if (!outer || !inner) return
    const watch = new ResizeObserver(() => setIsWider(inner.scrollWidth > outer.clientWidth))
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [box])
  return isWider
}
