import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { ColleagueSelect } from './colleague-select'

interface LeaveDialogProps {
  company: string
  close: () => void
}

/** Ends one's own membership. The server ends the session with it, so that the shell leads to the sign-in. */
export default function LeaveDialog({ company, close }: LeaveDialogProps) {
  const { t } = useTranslation()
  const stay = useLeave(close)
  const [to, setTo] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function leave() {
    setIsBusy(true)
    try {
      await client.member.leave(to ? { to } : {})
    } catch (error) {
      toast.error(errorText(error))
      setIsBusy(false)
    }
  }

  return (
    <Modal
      opened
      onClose={stay}
      title={t('Leave {company}', { company })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <p>
          {t(
            'You are signed out of {company} at once. What you made stays there. Only an Owner can let you in again.',
            {
              company,
            },
          )}
        </p>
        <ColleagueSelect
          label="My records and students go to"
          field={{ value: to, onChange: setTo, clearable: true }}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={stay} disabled={isBusy} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="var(--danger-button)" loading={isBusy} onClick={() => void leave()}>
            {t('Leave')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
