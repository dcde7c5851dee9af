import CandidateActivity from 'virtual:place/candidate.activity'
import NextInBatch from 'virtual:place/candidate.next'
import type { CandidateRecord as Known } from '@corridor/contract/candidate/candidate/shapes'
import { candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { readQuery } from '@corridor/contract/candidate/search/query'
import { access } from '@corridor/contract/wire/access'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { MergedFrom } from '../../../lib/duplicate/merged-from'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { useSearchText } from '../../../lib/page/use-search-text'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Lines, Sections } from '../../../lib/record/frame/sections'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { candidateDoubles } from '../duplicate/exports/candidate-doubles'
import { CandidateParts } from '../part/exports/candidate-parts'
import { CandidateContacts } from './candidate-contacts'
import { decidingFacts } from './deciding-facts'
import { candidateName } from './exports/candidate-name'
import { useCandidateActions } from './exports/use-candidate-actions'
import { usePeopleActs } from './exports/use-people-acts'

// Loaded for those alone who may read papers.
const CandidatePapers = late(() => import('../candidate-details/exports/candidate-papers'))
// The page of a resume is drawn later than the facts anyway.
const ResumePane = late(() => import('./resume-pane').then(({ ResumePane }) => ({ default: ResumePane })))
const CandidateTimeline = late(() => import('../timeline/exports/candidate-timeline'))

// Drops a query that somebody wrote by hand and that cannot be read.
const readableQuery = (query: string | undefined) => (query && readQuery(query).tree ? query : undefined)

interface CandidateRecordProps {
  candidate: Known
  /** The address of each record of the list that it was opened from. */
  pathOf: (id: string) => string
}

/** Everything known of one candidate: what decides, the history, the resume, and what happened. */
export function CandidateRecord({ candidate, pathOf }: CandidateRecordProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const query = readableQuery(useSearchText('query'))
  // It was saved from a batch of resumes a moment ago.
  const batch = useSearchText('batch')
  // An administrator reads; hotlists' pages are the company's own.
  const isInCompany = useMay(access.setup.read)
  const mayReadPapers = useMay(access.candidatePapers.read)
  const { mayManage, manageActions } = useCandidateActions({
    onDeleted: () => navigate({ to: paths.company.listCandidate, replace: true }),
  })
  const acts = usePeopleActs<Known>()
  const { next, others } = acts.recordActs(candidate)
  const name = candidateName(candidate)
  const order = useRecordOrder(api.candidate.list, candidate._id, pathOf)

  return (
    <>
      <RecordFrame
        name={name}
        face={{ kind: 'person', of: candidate._id }}
        state={<StatusBadge status={candidate.status} />}
        line={<CandidateContacts candidate={candidate} isInCompany={isInCompany} />}
        order={order}
        facts={decidingFacts(candidate, query, mayManage, t)}
        more={<WatchButton kind="candidate" id={candidate._id} />}
        edit={mayManage && { to: paths.company.editCandidate(candidate._id) }}
        act={next}
        acts={others}
        menu={manageActions(candidate)}
        notices={mayManage && <MergedFrom id={candidate._id} doubles={candidateDoubles} />}
        paper={
          <Suspense fallback={<Lines />}>
            <ResumePane candidate={candidate} query={query} mayManage={mayManage} />
          </Suspense>
        }
        side={
          <>
            {isInCompany && (
              <Sections>
                <CandidateActivity candidateId={candidate._id} />
              </Sections>
            )}
            <RecordTasks record={candidate._id} adds="candidate" />
            <RecordNotes kind="candidate" id={candidate._id} />
            <Suspense fallback={<Lines />}>
              <CandidateTimeline candidateId={candidate._id} />
            </Suspense>
          </>
        }
      >
        <Sections>
          {candidatePartKinds.map((kind) => (
            <CandidateParts key={kind} kind={kind} candidateId={candidate._id} mayManage={mayManage} />
          ))}
          {mayReadPapers && <CandidatePapers candidateId={candidate._id} mayManage={mayManage} />}
        </Sections>
      </RecordFrame>
      {acts.dialog}
      {batch && mayManage && <NextInBatch batch={batch} />}
    </>
  )
}
