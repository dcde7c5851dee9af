import classes from './key-hint.module.css'

/** The key of a button, inside it; its name stays what the button does. Not where keys are rare. */
export const KeyHint = ({ keys }: { keys: string }) => (
  <kbd className={classes.hint} aria-hidden>
    {keys}
  </kbd>
)
