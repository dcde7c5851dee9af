import { leadKindNames } from '@corridor/contract/site/lead/kinds'
import type { LeadRecord } from '@corridor/contract/site/lead/shapes'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { RecordNote } from '../../../lib/record/record-note'
import { paths } from '../../../paths'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import type { LeadArea } from './columns'
import { decidingFacts } from './deciding-facts'
import { LeadBadge } from './lead-badge'
import { Answers, Same, Sent, Timeline } from './lead-cards'
import { LeadDialogs, type OpenDialog } from './lead-dialogs'
import { refreshLeads, useLeadActions } from './use-lead-actions'

export function LeadQuery({ area, leadId }: { area: LeadArea; leadId: string }) {
  const query = useQuery(api.lead.view.queryOptions({ input: { leadId } }))
  return (
    <FrameQuery query={query} id={leadId}>
      {({ data }) => <LeadView area={area} lead={data} />}
    </FrameQuery>
  )
}

/** The next step of a lead: administrators give one that nobody has to a company, whoever has it converts it. */
function nextOf(area: LeadArea, { state, companyInfo }: LeadRecord) {
  if (state === 'converted') return undefined
  if (area === 'admin' && companyInfo.length === 0 && state !== 'closed')
    return { doing: 'assign', label: text('Assign'), icon: IconUsers } as const
  return { doing: 'convert', label: text('Convert'), icon: IconUserPlus } as const
}

/** One lead: who wrote what, where it stands, and what is done about it. */
function LeadView({ area, lead }: { area: LeadArea; lead: LeadRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenDialog>()
  const { mayManage, actions } = useLeadActions({
    open: (doing, rows) => setOpen({ doing, rows }),
    onDeleted: () => navigate({ to: paths[area].listLead, replace: true }),
  })
  useLive('lead', true, () => void refreshLeads())
  const order = useRecordOrder(api.lead.list, lead._id, paths[area].viewLead)
  const next = mayManage ? nextOf(area, lead) : undefined
  async function save(note: string) {
    try {
      await client.lead.update({ id: lead._id, version: lead.version, note })
      toast.success(t('{entity} Updated Successfully', { entity: t('Lead') }))
      await refreshLeads()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <>
      <RecordFrame
        name={formatName(lead)}
        face={{ kind: 'person', of: lead._id }}
        state={<LeadBadge state={lead.state} />}
        line={[<span key="kind">{t(leadKindNames[lead.kind])}</span>, <ShortDate key="date" value={lead.createDate} />]}
        order={order}
        facts={decidingFacts(area, lead)}
        act={next && { ...next, run: () => setOpen({ doing: next.doing, rows: [lead] }) }}
        more={area === 'company' && <WatchButton kind="lead" id={lead._id} />}
        menu={actions(lead)}
        side={
          <>
            <RecordTasks record={lead._id} adds="lead" />
            <RecordNote key={lead.version} note={lead.note} mayManage={mayManage} save={save} />
            <Timeline lead={lead} />
          </>
        }
      >
        <Sent area={area} lead={lead} />
        <Answers lead={lead} />
        <Same area={area} lead={lead} />
      </RecordFrame>
      <LeadDialogs area={area} open={open} close={() => setOpen(undefined)} />
    </>
  )
}
