import type { Lead } from '@corridor/contract/site/lead/shapes'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { DialogFrame } from './dialog-frame'
import { refreshLeads } from './use-lead-actions'

const reasonCharsMax = 500

/** Why nobody works on a lead any more. */
export default function CloseDialog({ row, close }: { row: Lead; close: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  async function submit() {
    await client.lead.move({ id: row._id, version: row.version, to: 'closed', reason: reason.trim() })
    toast.success(t('{entity} Updated Successfully', { entity: t('Lead') }))
    close()
    await refreshLeads()
  }
  return (
    <DialogFrame
      title={t('Close {name}', { name: formatName(row) })}
      verb={t('Close lead')}
      submit={submit}
      close={close}
    >
      <Textarea
        label={t('Reason')}
        description={t('For example: wrong number, no answer after three calls, chose somebody else.')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={reasonCharsMax}
        autosize
        minRows={2}
        withAsterisk
        data-autofocus
      />
    </DialogFrame>
  )
}
