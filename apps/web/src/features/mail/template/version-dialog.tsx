import type { EmailTemplateVersion, WholeEmailTemplate } from '@corridor/contract/mail/template/shapes'
import { Button, Group, Modal } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { MailPreview } from './mail-preview'

interface VersionDialogProps {
  version: EmailTemplateVersion
  businessUnit: WholeEmailTemplate['businessUnit']
  /** Puts it back; without it this is the one in use, or its reader may not. */
  restore: (() => Promise<void>) | undefined
  close: () => void
}

/** A wording as it was saved. */
export default function VersionDialog({ version, businessUnit, restore, close }: VersionDialogProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const leave = useLeave(close)
  return (
    <Modal
      opened
      onClose={leave}
      title={t('Version {version}', { version: formatNumber(version.number) })}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="xl"
    >
      <MailPreview subject={version.subject} body={version.body} businessUnit={businessUnit} />
      {restore && (
        <Group justify="flex-end" mt="md">
          <Button
            loading={isBusy}
            leftSection={<IconRestore size={18} aria-hidden />}
            onClick={async () => {
              setIsBusy(true)
              await restore()
              leave()
            }}
          >
            {t('Restore this version')}
          </Button>
        </Group>
      )}
    </Modal>
  )
}
