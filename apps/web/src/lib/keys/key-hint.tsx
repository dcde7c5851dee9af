import { Kbd } from '@mantine/core'
import classes from './key-hint.module.css'

/** The key of a button, inside it; its name stays what the button does. Not where keys are rare. */
export const KeyHint = ({ keys }: { keys: string }) => (
  <Kbd size="xs" className={classes.hint} aria-hidden>
    {keys}
  </Kbd>
)
