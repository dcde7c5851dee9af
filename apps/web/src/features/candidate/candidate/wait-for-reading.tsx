import { Button, Group, Loader, Text } from '@mantine/core'
import type { useReading } from '../../../lib/call/use-reading'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'

interface WaitForReadingProps {
  reading: ReturnType<typeof useReading>
  again: () => void
  byHand: () => void
}

/** How the reading goes. Nobody has to wait for it: the form can be filled in by hand, with the file attached. */
export function WaitForReading({ reading, again, byHand }: WaitForReadingProps) {
  const { t } = useTranslation()
  const { error, isRefused, isWaitingForNetwork } = reading
  if (isRefused) return <Message tone="danger">{errorText(error)}</Message>
  return (
    <>
      {error && (
        <Message
          tone="attention"
          action={
            !isWaitingForNetwork && (
              <Button size="compact-md" variant="default" onClick={again}>
                {t('Try again')}
              </Button>
            )
          }
        >
          {errorText(error)}
        </Message>
      )}
      <Group gap="sm" justify="space-between">
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>{t('Reading the resume...')}</Text>
        </Group>
        <Button size="compact-md" variant="default" onClick={byHand}>
          {t('Fill in by hand')}
        </Button>
      </Group>
    </>
  )
}
