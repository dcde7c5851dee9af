import type { PageText } from '@corridor/contract/base/parse/shapes'
import { useEffect, useRef, useState } from 'react'
import type { Drawing } from '../../../../lib/document/open-drawing'
import { useTranslation } from '../../../../lib/i18n'
import { boxesOf, type Place } from './places'
import classes from './resume-document.module.css'

interface DrawnPageProps {
  page: PageText
  /** From 1. */
  number: number
  drawing: Drawing
  places: readonly Place[]
  shown: Place | undefined
}

/** A page as it looks, drawn when it comes into sight, with the places of what was read. */
export function DrawnPage({ page, number, drawing, places, shown }: DrawnPageProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!canvas.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true))
    watch.observe(canvas.current)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear || !canvas.current) return
    const stop = new AbortController()
    void drawing.draw(number, canvas.current, stop.signal)
    return () => stop.abort()
  }, [isNear, drawing, number])

  return (
    <div className={classes.drawn}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={t('Page {page}', { page: number })} />
      {places.map((place) => (
        <Boxes key={`${place.start}-${place.end}`} page={page} place={place} />
      ))}
      {shown && <Boxes page={page} place={shown} isShown />}
    </div>
  )
}

const percent = (fraction: number) => `${fraction * 100}%`

const Boxes = ({ page, place, isShown }: { page: PageText; place: Place; isShown?: boolean }) =>
  boxesOf(page, place).map((box) => (
    <span
      key={`${box.left} ${box.top}`}
      className={classes.box}
      data-shown={isShown}
      style={{
        left: percent(box.left),
        top: percent(box.top),
        width: percent(box.width),
        height: percent(box.height),
      }}
    />
  ))
