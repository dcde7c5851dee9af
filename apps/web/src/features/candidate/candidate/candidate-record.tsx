import type { CandidateRecord as Known } from '@corridor/contract/candidate/candidate/shapes'
import { candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { readQuery } from '@corridor/contract/candidate/search/query'
import { access } from '@corridor/contract/wire/access'
import { Anchor, Button } from '@mantine/core'
import { IconPencil, IconPlaylistAdd } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { RowMenu } from '../../../lib/list/row-menu'
import { StatusBadge } from '../../../lib/list/status-badge'
import { PhoneLink } from '../../../lib/record/phone-link'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session'
import { text } from '../../../lib/text'
import { useSearchText } from '../../../lib/use-search-text'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { HotlistPicker } from '../../sales/hotlist/exports/hotlist-picker'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { MergedFrom } from '../duplicate/exports/merged-from'
import { CandidateParts } from '../part/exports/candidate-parts'
import { CandidateTimeline } from '../timeline/exports/candidate-timeline'
import { CandidateHotlists } from './candidate-hotlists'
import { AvailabilityText } from './exports/availability'
import { candidateName } from './exports/candidate-name'
import classes from './exports/candidate-record.module.css'
import { CandidateResume } from './exports/candidate-resume'
import { PhoneOf } from './exports/phone-of'
import { Years } from './exports/years'
import { ResumeText } from './resume-text'
import { Several } from './several'
import { useCandidateActions } from './use-candidate-actions'

// Of an address that somebody wrote by hand.
const readableQuery = (query: string | undefined) => (query && readQuery(query).tree ? query : undefined)

/** Everything known of one candidate. */
export function CandidateRecord({ candidate }: { candidate: Known }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const query = readableQuery(useSearchText('query'))
  const mayUseHotlists = useMay(access.hotlists.manage)
  // An administrator reads; hotlists' pages are the company's own.
  const isInCompany = useMay(access.setup.read)
  const [isPicking, setIsPicking] = useState(false)
  const { mayManage, manageActions } = useCandidateActions({
    onDeleted: () => navigate({ to: paths.company.listCandidate, replace: true }),
  })
  const name = candidateName(candidate)
  const yesNo = (value: boolean) => t(value ? 'Yes' : 'No')
  const [company] = candidate.companyInfo
  const ofCompany: Fact = {
    label: text('Company'),
    value: company && <TextLink to={paths.admin.viewCompany(company._id)}>{company.name}</TextLink>,
  }
  const facts: Fact[] = [
    ...(isInCompany ? [] : [ofCompany]),
    {
      label: text('Email'),
      value: (
        <Several>
          {candidate.emails.map((email) => (
            <Anchor key={email} href={`mailto:${email}`}>
              {email}
            </Anchor>
          ))}
        </Several>
      ),
      isLong: true,
    },
    {
      label: text('Mobile Number'),
      value: (
        <Several>
          {candidate.phoneInfo.map(({ number, shown, isCallable }) =>
            isCallable ? (
              <PhoneLink key={number} phone={number} shown={shown} />
            ) : (
              <PhoneOf key={number} phone={{ number, shown, isCallable }} />
            ),
          )}
        </Several>
      ),
    },
    { label: text('Experience (Since)'), value: candidate.experience && <Years count={candidate.experience} /> },
    { label: text('Visa Status/Work Authorization'), value: candidate.workAuthorizationInfo[0]?.name },
    { label: text('Current Location'), value: candidate.location },
    {
      label: text('Availability'),
      value: candidate.availability && <AvailabilityText value={candidate.availability} />,
    },
    { label: text('Ready to Relocate'), value: yesNo(candidate.readyToRelocate) },
    { label: text('US Citizen'), value: yesNo(candidate.isUsCitizen) },
    {
      label: text('Added'),
      value: <span title={formatDateTime(candidate.createDate)}>{formatDate(candidate.createDate)}</span>,
    },
  ]

  return (
    <>
      <PageHeader
        title={
          <span className={classes.title}>
            {name} <StatusBadge status={candidate.status} />
          </span>
        }
        description={candidate.jobTitle}
      >
        <WatchButton kind="candidate" id={candidate._id} />
        {mayUseHotlists && (
          <Button
            variant="default"
            leftSection={<IconPlaylistAdd size={18} aria-hidden />}
            onClick={() => setIsPicking(true)}
          >
            {t('Add to hotlist')}
          </Button>
        )}
        {mayManage && (
          <ButtonLink
            to={paths.company.editCandidate(candidate._id)}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('Edit')}
          </ButtonLink>
        )}
        <RowMenu name={name} actions={manageActions(candidate)} />
      </PageHeader>
      <div className={classes.columns}>
        <div className={classes.column}>
          {mayManage && <MergedFrom candidateId={candidate._id} />}
          <RecordCard title="Details">
            <Facts facts={facts} />
          </RecordCard>
          {candidatePartKinds.map((kind) => (
            <CandidateParts key={kind} kind={kind} candidateId={candidate._id} mayManage={mayManage} />
          ))}
        </div>
        <div className={classes.column}>
          <CandidateResume resume={candidate.resume} former={candidate.formerResumes} />
          <ResumeText candidateId={candidate._id} query={query} />
          <RecordCard title="Skills">
            {candidate.skills.length === 0 && <p className={classes.none}>{t('None yet.')}</p>}
            <ul className={classes.skills}>
              {candidate.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </RecordCard>
          {isInCompany && <CandidateHotlists candidateId={candidate._id} />}
          <CandidateTimeline candidateId={candidate._id} />
        </div>
      </div>
      {isPicking && <HotlistPicker candidates={{ ids: [candidate._id] }} close={() => setIsPicking(false)} />}
    </>
  )
}
