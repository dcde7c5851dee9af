import { drawing as field } from '@corridor/contract/trust/proof/kinds'
import type { NameDrawing } from '@corridor/contract/trust/proof/shapes'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'
import classes from './read-text.module.css'

interface NameFieldProps {
  /** Translated. */
  words: { field: string; clear: string }
  onDrawn: (drawing: NameDrawing | null) => void
}

/** A field to draw one's name in, with a finger, a pen or a mouse. */
export default function NameField({ words, onDrawn }: NameFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(undefined)
  const told = useRef(onDrawn)
  useEffect(() => {
    told.current = onDrawn
  })
  useEffect(() => {
    const at = canvas.current
    if (!at) return
    const ratio = Math.max(window.devicePixelRatio, 1)
    at.width = at.offsetWidth * ratio
    at.height = at.offsetHeight * ratio
    at.getContext('2d')?.scale(ratio, ratio)
    const made = new SignaturePad(at, { penColor: '#1b2329' })
    made.addEventListener('endStroke', () => told.current(toDrawing(made, at.offsetWidth)))
    pad.current = made
    return () => made.off()
  }, [])
  return (
    <div>
      <div className={classes.field}>
        <canvas ref={canvas} className={classes.canvas} role="img" aria-label={words.field} />
      </div>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => {
          pad.current?.clear()
          onDrawn(null)
        }}
      >
        {words.clear}
      </Button>
    </div>
  )
}

/** The strokes in the measure of the field; of very long ones every n-th point. */
function toDrawing(pad: SignaturePad, width: number): NameDrawing | null {
  const measure = (value: number) => Math.max(0, Math.min(field.side, Math.round((value / width) * field.side)))
  const strokes = pad.toData().slice(0, field.strokesMax)
  const drawn = strokes.map(({ points }) => {
    const step = Math.ceil(points.length / field.pointsMax)
    return points.filter((_, at) => at % step === 0).map(({ x, y }): [number, number] => [measure(x), measure(y)])
  })
  const kept = drawn.filter((stroke) => stroke.length > 0)
  return kept.length > 0 ? kept : null
}
