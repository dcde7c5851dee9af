import { regionName } from '@corridor/contract/format/region'
import type { LeadRecord } from '@corridor/contract/site/lead/shapes'
import { Anchor } from '@mantine/core'
import { formatDateTime, ownerName } from '../../../lib/format/format'
import { currentLanguage, t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { PhoneLink } from '../../../lib/record/phone-link'
import type { LeadArea } from './columns'

/** Facts of a lead by which somebody decides whether to call or to write, and who does it. */
export function decidingFacts(area: LeadArea, lead: LeadRecord): DecidingFact[] {
  const [consultation] = lead.consultationInfo
  const assigned = area === 'admin' ? lead.companyInfo[0]?.name : ownerName(lead.memberInfo)
  return [
    {
      label: text('Email'),
      value: (
        <Anchor inherit href={`mailto:${lead.email}`}>
          <bdi dir="ltr">{lead.email}</bdi>
        </Anchor>
      ),
      isWide: true,
    },
    { label: text('Phone'), value: lead.phone && <PhoneLink phone={lead.phone} /> },
    { label: text('Country'), value: regionName(lead.country, currentLanguage()) },
    { label: text('Assigned to'), value: assigned && <bdi>{assigned}</bdi> },
    { label: text('Free Consultation'), value: consultation && consultationText(consultation) },
  ]
}

/** When it is by the reader's clock, and who speaks with the visitor. */
function consultationText(booked: LeadRecord['consultationInfo'][number]): string {
  const when = formatDateTime(booked.startDate)
  if (booked.isCancelled) return t('{when}, cancelled', { when })
  return t('{when}, with {name}', { when, name: ownerName(booked.hostInfo) })
}
