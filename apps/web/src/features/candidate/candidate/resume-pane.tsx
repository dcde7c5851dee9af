import type { CandidateRecord } from '@corridor/contract/candidate/candidate/shapes'
import { findHits } from '@corridor/contract/candidate/search/hits'
import { readQuery } from '@corridor/contract/candidate/search/query'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { formatDate, formatFileSize } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { toSearch } from '../../../lib/page/search'
import { downloadFile } from '../../../lib/upload/download-file'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { findValues } from './find-values'
import classes from './resume-pane.module.css'
import { ResumeText } from './resume-text'

const DocumentViewer = late(() => import('../../../lib/document/document-viewer'))

const hitsMax = 1_000
/** The step of a candidate's form that takes the resume. */
const resumeStep = 6
const isDrawn = (type: string) => type === 'application/pdf' || type.startsWith('image/')

interface ResumePaneProps {
  candidate: CandidateRecord
  /** The query whose words are marked. */
  query: string | undefined
  mayManage: boolean
}

/** The resume as it looks, with what the record says of it and what a search found, or its text; and those that it took the place of. */
export function ResumePane({ candidate, query, mayManage }: ResumePaneProps) {
  const { t } = useTranslation()
  const { _id, resume, formerResumes } = candidate
  const values = useMemo(() => findValues(candidate), [candidate])
  const [isText, setIsText] = useState(false)
  const find = useCallback(
    (text: string) => {
      const { tree } = readQuery(query ?? '')
      return tree ? findHits(text, tree, hitsMax) : []
    },
    [query],
  )
  if (!resume) {
    return (
      <section className={classes.pane} aria-label={t('Resume')}>
        <div className={classes.head}>
          <h2>{t('Resume')}</h2>
        </div>
        <p className={classes.none}>
          {t('No file available to download')}
          {mayManage && (
            <TextLink to={paths.company.candidateStep(resumeStep)} search={toSearch({ candidate: _id })}>
              {t('Add')}
            </TextLink>
          )}
        </p>
      </section>
    )
  }
  const mayDraw = isDrawn(resume.fileType)
  const choice = (
    <>
      <h2>{t('Resume')}</h2>
      {mayDraw && (
        <SegmentedControl
          size="xs"
          aria-label={t('How the resume is shown')}
          value={isText ? 'text' : 'page'}
          onChange={(value) => setIsText(value === 'text')}
          data={[
            { value: 'page', label: t('Page') },
            { value: 'text', label: t('Text') },
          ]}
        />
      )}
    </>
  )
  return (
    <div className={classes.pane}>
      {mayDraw && !isText ? (
        <Suspense fallback={<Skeleton height={480} role="status" aria-label={t('Loading...')} />}>
          <DocumentViewer
            key={resume.fileKey}
            file={{
              fileKey: resume.fileKey,
              name: resume.originalName,
              type: resume.fileType,
              title: t('Resume'),
            }}
            choice={choice}
            find={query ? find : undefined}
            values={values}
          />
        </Suspense>
      ) : (
        <ResumeText candidateId={_id} query={query} choice={choice}>
          <span className={classes.name}>
            <bdi>{resume.originalName}</bdi> {formatFileSize(resume.fileSize)}
          </span>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void downloadFile(resume.fileKey)}
          >
            {t('Download')}
          </Button>
        </ResumeText>
      )}
      {formerResumes.length > 0 && (
        <section className={classes.former} aria-label={t('Earlier versions')}>
          <h3>{t('Earlier versions')}</h3>
          {formerResumes.map((file) => (
            <div key={file.fileKey} className={classes.formerFile}>
              <span className={classes.name}>
                <bdi>{file.originalName}</bdi> {t('Replaced on {date}', { date: formatDate(file.replacedAt) })}
              </span>
              <Button size="compact-sm" variant="subtle" onClick={() => void downloadFile(file.fileKey)}>
                {t('Download')}
              </Button>
            </div>
          ))}
        </section>
      )}
    </div>
  )
}
