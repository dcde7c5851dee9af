import type { Lead } from '@corridor/contract/site/lead/shapes'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { ofAnyStatus } from '../../../lib/list/filter/record-filter'
import { MemberSelect } from '../../people/member/exports/member-select'
import type { LeadArea } from './columns'
import { DialogFrame } from './dialog-frame'
import { refreshLeads } from './use-lead-actions'

interface AssignDialogProps {
  area: LeadArea
  rows: readonly Lead[]
  done: (() => void) | undefined
  close: () => void
}

/** Gives leads to a company, or within it to a member; an empty box takes them back. */
export default function AssignDialog({ area, rows, done, close }: AssignDialogProps) {
  const { t } = useTranslation()
  const [first] = rows
  const single = rows.length === 1 ? first : undefined
  const [member] = single?.memberInfo ?? []
  const [company] = single?.companyInfo ?? []
  const [chosen, setChosen] = useState<string | null>((area === 'admin' ? company?._id : member?._id) ?? null)
  const field = { value: chosen, onChange: setChosen }
  async function submit() {
    const leadIds = rows.map(({ _id }) => _id)
    const { assigned } = await client.lead.assign({
      leadIds,
      ...(area === 'admin' ? { company: chosen } : { member: chosen }),
    })
    toast.success(assigned > 0 ? t('{count} leads assigned', { count: assigned }) : t('There was nothing to change'))
    done?.()
    close()
    await refreshLeads()
  }
  return (
    <DialogFrame
      title={single ? t('Assign {name}', { name: formatName(single) }) : t('{count} leads', { count: rows.length })}
      verb={t('Assign')}
      submit={submit}
      close={close}
    >
      {area === 'admin' ? (
        <RecordSelect
          source={api.company.list}
          label="Company"
          nameOf={({ name }) => name}
          chosen={company}
          filters={ofAnyStatus}
          field={{ ...field, clearable: true }}
        />
      ) : (
        <MemberSelect label="Assigned to" chosen={member} field={field} />
      )}
    </DialogFrame>
  )
}
