import type { Institution } from '@corridor/contract/agency/institution/shapes'
import { access } from '@corridor/contract/wire/access'
import { Anchor } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Lines, Sections, useSection } from '../../../lib/record/frame/sections'
import { LongText } from '../../../lib/record/long-text'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { ContractBadge } from '../institution-contract/exports/contract-badge'
import { Programmes } from '../programme/exports/programmes'
import { useInstitutionActions } from './use-institution-actions'
import { ZoneHour } from './zone-hour'

const InstitutionTimeline = late(() => import('./institution-timeline'))
// Loaded for those alone who may read contracts.
const Contracts = late(() => import('../institution-contract/exports/contracts'))

/** One institution: its programmes with their intakes, and the contracts for those who may read them. */
export function InstitutionRecord({ institution }: { institution: Institution }) {
  const navigate = useNavigate()
  const { mayManage, manageActions, edit, dialog } = useInstitutionActions({
    onDeleted: () => navigate({ to: paths.company.listInstitution, replace: true }),
  })
  const mayReadContracts = useMay(access.institutionContracts.read)
  const { _id: id, name, status, city, zone, website, notes, countryInfo } = institution
  const order = useRecordOrder(api.institution.list, id, paths.company.viewInstitution)
  // The list alone says how its contracts stand on this day.
  const row = useQuery({
    ...api.institution.list.queryOptions({ input: { filters: { _id: id }, limit: 1 } }),
    enabled: mayReadContracts,
  }).data?.data[0]
  const add = mayManage && { run: () => edit(institution) }
  const [country] = countryInfo
  const facts: DecidingFact[] = [
    { label: text('Country'), value: country && <bdi>{countryName(country)}</bdi> },
    { label: text('City'), value: city && <bdi>{city}</bdi>, add },
    {
      label: text('Time there'),
      value: zone && <ZoneHour zone={zone} />,
      note: zone && <bdi dir="ltr">{zone.replaceAll('_', ' ')}</bdi>,
      add,
    },
    { label: text('Programmes'), value: formatNumber(institution.programmes) },
    { label: text('Contract'), value: row?.contract && <ContractBadge contract={row.contract} /> },
  ]
  return (
    <RecordFrame
      name={name}
      face={{ kind: 'company', of: id }}
      state={<StatusBadge status={status} />}
      line={
        website.startsWith('http') && (
          <Anchor inherit href={website} target="_blank" rel="noreferrer noopener">
            <bdi dir="ltr">{website.replace(/^https?:\/\//, '')}</bdi>
          </Anchor>
        )
      }
      order={order}
      facts={facts}
      act={mayManage && { label: text('Edit'), icon: IconPencil, run: () => edit(institution) }}
      more={<WatchButton kind="institution" id={id} />}
      menu={manageActions(institution).filter(({ label }) => label !== 'Edit')}
      side={
        <>
          <RecordTasks record={id} adds="institution" />
          <RecordNotes kind="institution" id={id} />
          <Suspense fallback={<Lines />}>
            <InstitutionTimeline institutionId={id} />
          </Suspense>
        </>
      }
    >
      <Sections>
        <Programmes institution={institution} mayManage={mayManage} />
        {mayReadContracts && <Contracts institution={institution} />}
        <About notes={notes} add={add} />
      </Sections>
      {dialog}
    </RecordFrame>
  )
}

function About({ notes, add }: { notes: string; add: { run: () => unknown } | false }) {
  const { t } = useTranslation()
  if (useSection('About Institution', { isPending: false, isEmpty: notes === '', add })) return null
  return (
    <RecordCard title="About Institution">
      <LongText label={t('About Institution')}>{notes}</LongText>
    </RecordCard>
  )
}
