import type { NeededPaper, StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { access } from '@corridor/contract/wire/access'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import rows from '../../../lib/record/record-rows.module.css'
import { useMay } from '../../../lib/session/session'
import { BundleLine } from './bundle-line'
import { CountrySection } from './country-section'
import { PaperLine } from './paper-line'
import classes from './student-papers.module.css'
import { usePaperMoves } from './use-paper-moves'

const AskDialog = late(() => import('./ask-dialog'))
const ReceiveDialog = late(() => import('./receive-dialog'))
const ReturnDialog = late(() => import('./return-dialog'))
const DueDialog = late(() => import('./due-dialog'))
const VersionsDialog = late(() => import('./versions-dialog'))

const title = text('Papers')

/** Dialogs over the papers: each takes the paper, or the rows that are to be asked. */
export type Opened =
  | { kind: 'ask'; rows: readonly NeededPaper[] }
  | { kind: 'receive' | 'return' | 'due' | 'versions'; paper: StudentPaper }

interface PapersCardProps {
  studentId: string
  /** An application of the student: what its country asks, and what serves it. */
  application?: string
}

/** Papers of a student by the checklists of their countries: what is needed, what stands in which state. */
export function PapersCard({ studentId, application }: PapersCardProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.studentPapers.manage)
  const [opened, setOpened] = useState<Opened>()
  const { data, error, isPending } = useQuery(
    api.studentPaper.checklist.queryOptions({ input: { studentId, ...(application && { application }) } }),
  )
  const mayRead = useMay(access.studentPapers.read)
  const moves = usePaperMoves(setOpened, application)
  const { countries = [], others = [] } = data?.data ?? {}
  const askOne = () => setOpened({ kind: 'ask', rows: [] })
  const isEmpty = data !== undefined && others.length === 0 && countries.every(({ rows }) => rows.length === 0)
  const isHidden = useSection(title, { isPending, isEmpty, add: mayManage && { run: askOne } })
  const close = () => setOpened(undefined)
  return (
    <>
      {!isHidden && (
        <RecordCard
          title={title}
          place="papers"
          action={
            mayManage && (
              <Anchor component="button" type="button" onClick={askOne}>
                {t('Ask for another paper')}
              </Anchor>
            )
          }
        >
          {error && <p>{errorText(error)}</p>}
          {countries.map((country) => (
            <CountrySection
              key={country.country}
              of={country}
              {...{ studentId, application, mayManage, moves }}
              open={setOpened}
            />
          ))}
          {others.length > 0 && (
            <>
              {countries.length > 0 && <h3 className={classes.country}>{t('Other papers')}</h3>}
              <ul className={rows.rows}>
                {others.map((paper) => (
                  <PaperLine key={paper._id} {...{ paper, application, mayManage, moves }} />
                ))}
              </ul>
            </>
          )}
          {application && mayRead && <BundleLine applicationId={application} />}
        </RecordCard>
      )}
      <Suspense>
        {opened?.kind === 'ask' && <AskDialog {...{ studentId, application, close }} rows={opened.rows} />}
        {opened?.kind === 'receive' && <ReceiveDialog paper={opened.paper} close={close} />}
        {opened?.kind === 'return' && <ReturnDialog paper={opened.paper} close={close} tell={moves.tell} />}
        {opened?.kind === 'due' && <DueDialog paper={opened.paper} close={close} />}
        {opened?.kind === 'versions' && <VersionsDialog paper={opened.paper} close={close} />}
      </Suspense>
    </>
  )
}
