import classes from './count-bubble.module.css'

/** A number at the corner of an icon; what it counts is said elsewhere. Its parent is positioned. */
export const CountBubble = ({ shown, tone }: { shown: string; tone: 'accent' | 'danger' }) => (
  <span className={classes.bubble} data-tone={tone} aria-hidden>
    {shown}
  </span>
)
