import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { dayIn } from '../../../lib/format/day-in'
import { formatMoney } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { refreshCommissions } from './refresh-commissions'

interface GiveShareProps {
  commission: Commission
  /** Amount that is left to give; below zero it comes back. */
  open: number
  close: () => void
}

/** Notes that the whole open part of a share was given today, or came back. */
export function GiveShare({ commission: { _id: id, version, currency }, open, close }: GiveShareProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const sum = formatMoney(Math.abs(open), currency ?? '')
  const give = async () => {
    setIsBusy(true)
    try {
      await client.commission.giveShare({ id, version, amount: open, date: dayIn(0), note: '' })
      toast.success(t('Commission Updated Successfully'))
      close()
    } catch (error) {
      toast.error(errorText(error))
    }
    setIsBusy(false)
    await refreshCommissions()
  }
  return (
    <Button mb="md" onClick={() => void give()} loading={isBusy}>
      {open > 0 ? t('{sum} was given today', { sum }) : t('{sum} came back today', { sum })}
    </Button>
  )
}
