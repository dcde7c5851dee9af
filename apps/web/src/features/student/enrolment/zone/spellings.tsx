import { Button, Group } from '@mantine/core'
import { useTranslation } from '../../../../lib/language/i18n'
import classes from './zone.module.css'

interface SpellingsProps {
  spellings: readonly string[]
  /** Value that the form holds. */
  value: string
  /** Translated. */
  label: string
  choose: (value: string) => void
}

/** The ways in which a value may be read, each to be taken over; the signs in which they differ stand out. */
export function Spellings({ spellings, value, label, choose }: SpellingsProps) {
  const { t } = useTranslation()
  const differs = (at: number) => spellings.some((one) => one[at] !== spellings[0]?.[at])
  return (
    <Group gap="xs" role="group" aria-label={t('Ways to read {name}', { name: label })}>
      {spellings.map((spelling) => (
        <Button
          key={spelling}
          size="compact-md"
          variant={spelling === value ? 'filled' : 'default'}
          aria-pressed={spelling === value}
          onClick={() => choose(spelling)}
        >
          <bdi dir="ltr" className={classes.spelling}>
            {[...spelling].map((sign, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place.
              differs(at) ? <mark key={at}>{sign}</mark> : <span key={at}>{sign}</span>,
            )}
          </bdi>
        </Button>
      ))}
    </Group>
  )
}
