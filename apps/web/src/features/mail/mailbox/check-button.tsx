import type { CheckResult } from '@corridor/contract/mail/mailbox/shapes'
import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { CheckSteps } from './check-steps'
import classes from './mailbox.module.css'

/** Tries the servers, and says how far it came. The result goes when `of`, which it was found for, changes. */
export function CheckButton({ of, check }: { of: string; check: () => Promise<readonly CheckResult[]> }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<{ of: string; steps: readonly CheckResult[] }>()

  async function run() {
    setIsBusy(true)
    try {
      setFound({ of, steps: await check() })
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={classes.check}>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconPlugConnected size={18} aria-hidden />}
        onClick={() => void run()}
      >
        {t('Check connection')}
      </Button>
      <div role="status" style={{ width: '100%' }}>
        {found?.of === of && <CheckSteps steps={found.steps} />}
      </div>
    </div>
  )
}
