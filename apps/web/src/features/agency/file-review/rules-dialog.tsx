import { Modal, Stack } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { FirmOfOne } from './firm-of-one'
import { KeepMonths } from './keep-months'

/** The rules of an agency: each is saved as it is chosen. */
export default function RulesDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  return (
    <Modal opened onClose={leave} title={t('Agency settings')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <Stack gap="lg">
        <KeepMonths />
        <FirmOfOne />
      </Stack>
    </Modal>
  )
}
