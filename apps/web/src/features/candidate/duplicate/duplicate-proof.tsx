import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Side } from '../../../lib/duplicate/doubles'
import { EntryChoice, EntryLink } from '../../../lib/duplicate/entry-choice'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { paths } from '../../../paths'
import { StoredResumeText } from '../candidate/exports/stored-resume-text'
import classes from './duplicate.module.css'

const DocumentViewer = late(() => import('../../../lib/document/document-viewer'))

interface DuplicateProofProps {
  left: Candidate
  right: Candidate
  kept: Side
}

/** The resumes of both, one at a time: of the entry that goes first, since it is the one that is lost sight of. */
export function DuplicateProof({ left, right, kept }: DuplicateProofProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<'kept' | 'other'>('other')
  const [keep, other] = kept === 'left' ? [left, right] : [right, left]
  const candidate = wanted === 'kept' ? keep : other
  const choice = <EntryChoice label={t('Whose resume')} value={wanted} onChange={setWanted} />
  const { resume } = candidate
  return (
    <>
      {resume ? (
        <Suspense fallback={<Skeleton height={480} role="status" aria-label={t('Loading...')} />}>
          <DocumentViewer
            choice={choice}
            file={{
              fileKey: resume.fileKey,
              name: resume.originalName,
              type: resume.fileType,
              title: t('Resume'),
            }}
            instead={<StoredResumeText candidateId={candidate._id} />}
          />
        </Suspense>
      ) : (
        <section className={classes.noProof} aria-label={t('Resume')}>
          <div>{choice}</div>
          <p>{t('This entry has no resume.')}</p>
        </section>
      )}
      <EntryLink to={paths.company.viewCandidate(candidate._id)} />
    </>
  )
}
