import { Button, Group, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Message } from '../../ui/message'
import { useCopy } from '../feedback/use-copy'
import { useTranslation } from '../language/i18n'

interface LinkOnceProps {
  address: string
  /** Facts about the link, translated. */
  hint: string
  close: () => void
}

/** The address of a new link, which nobody sees again. */
export function LinkOnce({ address, hint, close }: LinkOnceProps) {
  const { t } = useTranslation()
  const copy = useCopy()
  return (
    <>
      <Message tone="news">{hint}</Message>
      <Group gap="xs" align="flex-end" wrap="nowrap" my="md">
        <TextInput
          label={t('Link')}
          value={address}
          readOnly
          dir="ltr"
          flex={1}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy(address)}>
          {t('Copy link')}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={close}>{t('Done')}</Button>
      </Group>
    </>
  )
}
