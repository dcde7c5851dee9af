import type { PageText } from '@corridor/contract/base/parse/shapes'
import { DocumentPage } from '../../../../lib/document/document-page'
import type { Drawing } from '../../../../lib/document/open-drawing'
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

/** A page as it looks, with the places of what was read. */
export const DrawnPage = ({ page, number, drawing, places, shown }: DrawnPageProps) => (
  <div className={classes.drawn}>
    <DocumentPage drawing={drawing} number={number} className={classes.canvas} />
    {places.map((place) => (
      <Boxes key={`${place.start}-${place.end}`} page={page} place={place} />
    ))}
    {shown && <Boxes page={page} place={shown} isShown />}
  </div>
)

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
