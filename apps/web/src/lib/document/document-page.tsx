import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../language/i18n'
import type { Drawing } from './open-drawing'

interface DocumentPageProps {
  drawing: Drawing
  /** From 1. */
  number: number
  className: string | undefined
  /** Another value draws anew: the canvas is wider now. */
  zoom?: number
}

/** A page as it looks: a picture, drawn when it comes into sight. Nothing of the document runs, and none of its links work. */
export function DocumentPage({ drawing, number, className, zoom }: DocumentPageProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!canvas.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true))
    watch.observe(canvas.current)
    return () => watch.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wider is drawn again, as sharp as before.
  useEffect(() => {
    if (!isNear || !canvas.current) return
    const stop = new AbortController()
    void drawing.draw(number, canvas.current, stop.signal)
    return () => stop.abort()
  }, [isNear, drawing, number, zoom])

  // A canvas writes in the direction of the page around it; a document has its own.
  return (
    <canvas ref={canvas} dir="ltr" className={className} role="img" aria-label={t('Page {page}', { page: number })} />
  )
}
