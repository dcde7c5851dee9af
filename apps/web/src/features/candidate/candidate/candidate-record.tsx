import CandidateActivity from 'virtual:place/candidate.activity'
import HotlistPicker from 'virtual:place/candidate.hotlist'
import type { CandidateRecord as Known } from '@corridor/contract/candidate/candidate/shapes'
import { candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { readQuery } from '@corridor/contract/candidate/search/query'
import { access } from '@corridor/contract/wire/access'
import { Button, Title } from '@mantine/core'
import { IconPencil, IconPlaylistAdd } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { MergedFrom } from '../../../lib/duplicate/merged-from'
import { KeyHint } from '../../../lib/keys/key-hint'
import { type PageKey, usePageKeys } from '../../../lib/keys/page-keys'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { useSearchText } from '../../../lib/page/use-search-text'
import { RecordOrder } from '../../../lib/record/order/record-order'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { candidateDoubles } from '../duplicate/exports/candidate-doubles'
import { CandidateParts } from '../part/exports/candidate-parts'
import { CandidateTimeline } from '../timeline/exports/candidate-timeline'
import { CandidateContacts } from './candidate-contacts'
import classes from './candidate-record.module.css'
import { DecidingFacts } from './deciding-facts'
import { candidateName } from './exports/candidate-name'
import { useCandidateActions } from './exports/use-candidate-actions'
import { ResumePane } from './resume-pane'

const noKeys: PageKey[] = []

// Loaded for those alone who may read papers; it stands below the deciding facts.
const CandidatePapers = late(() => import('../candidate-details/exports/candidate-papers'))

// Drops a query that somebody wrote by hand and that cannot be read.
const readableQuery = (query: string | undefined) => (query && readQuery(query).tree ? query : undefined)

interface CandidateRecordProps {
  candidate: Known
  /** The address of each record of the list that it was opened from. */
  pathOf: (id: string) => string
}

/** Everything known of one candidate: on top what decides, below it the history, the resume, and what happened. */
export function CandidateRecord({ candidate, pathOf }: CandidateRecordProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const query = readableQuery(useSearchText('query'))
  const mayUseHotlists = useMay(access.hotlists.manage)
  // An administrator reads; hotlists' pages are the company's own.
  const isInCompany = useMay(access.setup.read)
  const mayReadPapers = useMay(access.candidatePapers.read)
  const [isPicking, setIsPicking] = useState(false)
  const { mayManage, manageActions } = useCandidateActions({
    onDeleted: () => navigate({ to: paths.company.listCandidate, replace: true }),
  })
  const name = candidateName(candidate)
  const order = useRecordOrder(api.candidate.list, candidate._id, pathOf)
  const pick = () => setIsPicking(true)
  usePageKeys(mayUseHotlists ? [{ key: 'h', label: text('Add to hotlist'), run: pick }] : noKeys)

  return (
    <article className={classes.desk} data-desk>
      {order && <RecordOrder order={order} />}
      <header className={classes.head}>
        <div className={classes.words}>
          <div className={classes.title}>
            <Title order={1}>{name}</Title>
            <StatusBadge status={candidate.status} />
          </div>
          <CandidateContacts candidate={candidate} isInCompany={isInCompany} />
        </div>
        <div className={classes.actions}>
          <WatchButton kind="candidate" id={candidate._id} />
          {mayManage && (
            <ButtonLink
              variant="default"
              to={paths.company.editCandidate(candidate._id)}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {t('Edit')}
            </ButtonLink>
          )}
          {mayUseHotlists && (
            <Button
              leftSection={<IconPlaylistAdd size={18} aria-hidden />}
              rightSection={<KeyHint keys="H" />}
              onClick={pick}
            >
              {t('Add to hotlist')}
            </Button>
          )}
          <RowMenu name={name} actions={manageActions(candidate)} />
        </div>
      </header>
      <DecidingFacts candidate={candidate} query={query} mayManage={mayManage} />
      {mayManage && <MergedFrom id={candidate._id} doubles={candidateDoubles} />}
      <div className={classes.panes}>
        <div className={classes.history}>
          {candidatePartKinds.map((kind) => (
            <CandidateParts key={kind} kind={kind} candidateId={candidate._id} mayManage={mayManage} />
          ))}
          {mayReadPapers && (
            <Suspense>
              <CandidatePapers candidateId={candidate._id} mayManage={mayManage} />
            </Suspense>
          )}
        </div>
        <div className={classes.resume} data-file={candidate.resume ? '' : undefined}>
          <ResumePane candidate={candidate} query={query} mayManage={mayManage} />
        </div>
        <aside className={classes.side} aria-label={t('Activity')}>
          {isInCompany && <CandidateActivity candidateId={candidate._id} />}
          <RecordNotes kind="candidate" id={candidate._id} />
          <CandidateTimeline candidateId={candidate._id} />
        </aside>
      </div>
      {isPicking && <HotlistPicker candidates={{ ids: [candidate._id] }} close={() => setIsPicking(false)} />}
    </article>
  )
}
