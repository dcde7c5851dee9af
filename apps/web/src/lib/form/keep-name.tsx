import { Button } from '@mantine/core'
import { useTranslation } from '../i18n'

// The contract's messages for rules that a real name may break (product.md, People whose names don't fit).
const confirmable =
  /^(Minimum (\d+ characters( required)?|length is \d+)|One (space followed by one character|character followed by a space) is not allowed)$/

interface KeepNameProps {
  /** As it is typed. */
  name: string
  /** What is said of it now, in English. */
  message: unknown
  keep: () => void
}

/** The answer beside a message about a name: it is right as it stands. */
export function KeepName({ name, message, keep }: KeepNameProps) {
  const { t } = useTranslation()
  const typed = name.trim()
  if (typed === '' || !confirmable.test(String(message ?? ''))) return null
  return (
    <Button size="compact-sm" variant="subtle" mt={4} onClick={keep}>
      {t('Keep "{name}", it is the full name', { name: typed })}
    </Button>
  )
}
