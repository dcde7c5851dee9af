import { useEffect, useState } from 'react'
import { type Drawing, openDrawing } from './open-drawing'

/** The document as it can be drawn; undefined before it is open, null where only its text can be shown. */
export function useDrawing(file: File): Drawing | null | undefined {
  const [drawing, setDrawing] = useState<Drawing | null>()
  useEffect(() => {
    let isGone = false
    const opened = openDrawing(file).catch(() => undefined)
    void opened.then((ready) => (isGone ? ready?.close() : setDrawing(ready ?? null)))
    return () => {
      isGone = true
      void opened.then((ready) => ready?.close())
    }
  }, [file])
  return drawing
}
