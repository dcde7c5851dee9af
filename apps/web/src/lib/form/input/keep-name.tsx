import { mayBeRegistered } from '@corridor/contract/field/registered-name'
import { Button } from '@mantine/core'
import { useTranslation } from '../../language/i18n'

// The contract's messages for rules that a real name may break (product.md, People whose names don't fit).
const confirmable =
  /^(Minimum (\d+ characters( required)?|length is \d+)|One (space followed by one character|character followed by a space) is not allowed)$/

// A company's may, where it can be a registered one.
const lettersAlone = 'Only alphabets and spaces are allowed'

interface KeepNameProps {
  /** As it is typed. */
  name: string
  /** The message about it now, in English. */
  message: unknown
  keep: () => void
  /** Whether it is a company's, as it stands in its registration. */
  isRegistered?: boolean
}

/** The answer beside a message about a name: it is right as it stands. */
export function KeepName({ name, message, keep, isRegistered = false }: KeepNameProps) {
  const { t } = useTranslation()
  const typed = name.trim()
  const isOffered = confirmable.test(String(message ?? '')) || (isRegistered && message === lettersAlone)
  if (typed === '' || !isOffered || (isRegistered && !mayBeRegistered(typed))) return null
  return (
    <Button size="compact-sm" variant="subtle" mt={4} onClick={keep}>
      {isRegistered
        ? t('Keep "{name}", it is the registered name', { name: typed })
        : t('Keep "{name}", it is the full name', { name: typed })}
    </Button>
  )
}
