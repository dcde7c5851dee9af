import type { ZoneField, ZoneReading } from '@corridor/contract/base/parse/zone'
import classes from './zone.module.css'

interface ZoneCutProps {
  strip: ZoneReading['strip']
  field: Pick<ZoneField, 'line' | 'from' | 'to'>
  /** Translated. */
  alt: string
}

/** Width of a cell, in pixels: as large as print is beside it, and twice as clear. */
const cellWidth = 20

/** The part of the zone's picture in which a field stands. */
export function ZoneCut({ strip, field, alt }: ZoneCutProps) {
  const line = strip.lines[field.line]
  if (!line) return null
  const cell = line.width / line.cells
  const width = cell * (field.to - field.from)
  const left = line.left + cell * field.from
  const shift = (start: number, size: number) => `${size < 1 ? (start / (1 - size)) * 100 : 0}%`
  return (
    <span
      role="img"
      aria-label={alt}
      className={classes.cut}
      style={{
        inlineSize: cellWidth * (field.to - field.from),
        aspectRatio: `${width * strip.width} / ${line.height * strip.height}`,
        backgroundImage: `url(${strip.address})`,
        backgroundSize: `${100 / width}% ${100 / line.height}%`,
        backgroundPosition: `${shift(left, width)} ${shift(line.top, line.height)}`,
      }}
    />
  )
}
