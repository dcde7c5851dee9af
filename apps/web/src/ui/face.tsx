import classes from './face.module.css'

export const faceTones = 8

export interface FaceProps {
  /** A person shows initials on a round ground, a company its first letter on a square one. */
  kind: 'person' | 'company'
  name: string
  /** The id of whom it shows: it decides the colour. */
  of: string
  isLarge?: boolean
}

/** Initials of a person, or the mark of a company, in a colour that is always theirs. Its name stands beside it. */
export function Face({ kind, name, of, isLarge }: FaceProps) {
  const tone = faceTone(of)
  return (
    <span
      className={classes.face}
      data-kind={kind}
      data-large={isLarge || undefined}
      style={{ '--tone': `var(--face-${tone})`, '--quiet': `var(--face-${tone}-quiet)` }}
      aria-hidden
    >
      {initialsOf(name, kind)}
    </span>
  )
}

/** A number below `faceTones`, always the same for an id. */
export function faceTone(of: string): number {
  let sum = 0
  for (const letter of of) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % faceTones
}

/** The first letters of the first and the last word; of a company the first alone. */
export function initialsOf(name: string, kind: FaceProps['kind'] = 'person'): string {
  const letters = name
    .split(/[\s,.·]+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter(Boolean)
  const chosen = kind === 'person' && letters.length > 1 ? [letters[0], letters.at(-1)] : [letters[0] ?? '?']
  return chosen.join('').toLocaleUpperCase()
}
