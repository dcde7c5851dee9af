import { blockersOf } from '@corridor/contract/student/enrolment/consistency'
import type { Finding } from '@corridor/contract/student/enrolment/finding'
import { enrolmentFieldNames, findingPlaceNames } from '@corridor/contract/student/enrolment/kinds'
import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { access } from '@corridor/contract/wire/access'
import { Suspense } from 'react'
import { formatName, formatShortDate, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { toSearch } from '../../../lib/page/search'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { DeclarationCard } from '../declaration/exports/declaration-card'
import { StageBadge } from '../student/exports/stage-badge'
import { FindingLine } from './finding-line'
import { wayToPlace } from './finding-ways'
import type { Step } from './steps'
import classes from './summary.module.css'

const StudentLikeness = late(() => import('../student-duplicate/exports/student-likeness'))

interface SummaryProps {
  student: Student
  summary: EnrolmentSummary
}

/** Findings of an enrolment, step by step: a value that is missing, or that another contradicts. Each leads to its field. */
export function Summary({ student, summary }: SummaryProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.students.manage)
  const isWhole = summary.stepsSaved === enrolmentSteps.length
  const toFile = paths.company.viewStudent(student._id)
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Enrolment summary')}
        description={
          <>
            <bdi>{formatName(student.fullName)}</bdi> <StageBadge {...summary} />
          </>
        }
      >
        <ButtonLink
          to={toFile}
          variant={(isWhole && summary.stage !== 'to-be-declared') || !mayManage ? 'filled' : 'default'}
        >
          {t('Open student')}
        </ButtonLink>
        {mayManage && !isWhole && (
          <ButtonLink to={paths.company.enrolmentNextStep(student._id)}>{t('Continue enrolment')}</ButtonLink>
        )}
      </PageHeader>
      {mayManage && (
        <Suspense>
          <StudentLikeness student={student} />
        </Suspense>
      )}
      <div className={classes.declaration}>
        <DeclarationCard student={student} summary={summary} />
      </div>
      <ol className={classes.steps}>
        {enrolmentSteps.map((step) => (
          <StepLine
            key={step.part}
            step={step}
            student={student}
            findings={summary.steps.find(({ number }) => number === step.number)?.findings ?? []}
            mayManage={mayManage}
          />
        ))}
        {summary.plan.length > 0 && (
          <li className={classes.step}>
            <div className={classes.head}>
              <h2>{t(findingPlaceNames.plan)}</h2>
              <StepBadge isSaved findings={summary.plan} />
            </div>
            <Findings findings={summary.plan} student={student} mayManage={mayManage} />
          </li>
        )}
      </ol>
    </div>
  )
}

interface StepLineProps {
  step: Step
  student: Student
  findings: readonly Finding[]
  mayManage: boolean
}

function StepLine({ step, student, findings, mayManage }: StepLineProps) {
  const { t } = useTranslation()
  const saved = student.savedSteps.find(({ step: number }) => number === step.number)
  return (
    <li className={classes.step}>
      <div className={classes.head}>
        <h2>{t(step.heading)}</h2>
        <StepBadge isSaved={saved !== undefined} findings={findings} />
        {saved && (
          <span className={classes.by}>
            <bdi>{dotted(ownerName(saved.savedBy), formatShortDate(saved.savedAt))}</bdi>
          </span>
        )}
      </div>
      <Findings findings={findings} student={student} mayManage={mayManage} />
    </li>
  )
}

type FindingsProps = Pick<StepLineProps, 'findings' | 'student' | 'mayManage'>

/** Fields that are simply empty in one line, and a line for each other finding. */
function Findings({ findings, student, mayManage }: FindingsProps) {
  const { t } = useTranslation()
  const empty = findings.filter(({ code }) => code === null)
  const told = findings.filter(({ code }) => code !== null)
  return (
    <>
      {empty.length > 0 && (
        <ul className={classes.findings} aria-label={t('Missing')}>
          {empty.map((finding) => (
            <li key={finding.field}>
              <EmptyField finding={finding} student={student} mayManage={mayManage} />
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <ul className={classes.told} aria-label={t('To check')}>
          {told.map((finding) => (
            <FindingLine
              key={JSON.stringify([finding.field, finding.code, finding.other, finding.params])}
              finding={finding}
              student={student}
              mayManage={mayManage}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function StepBadge({ isSaved, findings }: { isSaved: boolean; findings: readonly Finding[] }) {
  const { t } = useTranslation()
  if (!isSaved) return <Badge>{t('Not saved')}</Badge>
  if (findings.length === 0) return <Badge tone="good">{t('Completed')}</Badge>
  const isBlocked = blockersOf([{ findings }]).length > 0
  return <Badge tone={isBlocked ? 'danger' : 'attention'}>{t('{n} to check', { n: findings.length })}</Badge>
}

function EmptyField({ finding, student, mayManage }: Omit<FindingsProps, 'findings'> & { finding: Finding }) {
  const { t } = useTranslation()
  const words = t(enrolmentFieldNames[finding.name])
  const way = mayManage ? wayToPlace(student, finding) : undefined
  if (!way) return words
  return (
    <TextLink to={way.to} search={toSearch(way.search)}>
      {words}
    </TextLink>
  )
}
