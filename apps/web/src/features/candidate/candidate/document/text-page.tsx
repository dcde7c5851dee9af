import { type Place, segmentsOf } from './places'
import classes from './resume-document.module.css'

interface TextPageProps {
  text: string
  places: readonly Place[]
  shown: Place | undefined
}

/** A page as plain text, with what was read from it marked. */
export const TextPage = ({ text, places, shown }: TextPageProps) => (
  <div className={classes.text} dir="auto">
    {segmentsOf(text, places, shown).map((segment) =>
      segment.isFound || segment.isShown ? (
        <mark key={segment.start} className={classes.mark} data-shown={segment.isShown || undefined}>
          {segment.text}
        </mark>
      ) : (
        segment.text
      ),
    )}
  </div>
)
