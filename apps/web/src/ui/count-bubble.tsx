import classes from './count-bubble.module.css'

interface CountBubbleProps {
  shown: string
  tone: 'accent' | 'danger'
  /** Shown under the pointer: what it counts, which is said elsewhere too. */
  title?: string
}

/** A number at the corner of an icon; what it counts is said elsewhere. Its parent is positioned. */
export const CountBubble = ({ shown, tone, title }: CountBubbleProps) => (
  <span className={classes.bubble} data-tone={tone} title={title} aria-hidden>
    {shown}
  </span>
)
