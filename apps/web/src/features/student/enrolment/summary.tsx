import { enrolmentFieldNames, findingTexts } from '@corridor/contract/student/enrolment/kinds'
import type { EnrolmentSummary, Finding } from '@corridor/contract/student/enrolment/shapes'
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
import { isOpen, type Step, wayTo } from './steps'
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
        <ButtonLink to={toFile} variant={summary.stage === 'ready' || !mayManage ? 'filled' : 'default'}>
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
  const opens = mayManage && isOpen(student, step.number)
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
      {findings.length > 0 && (
        <ul className={classes.findings}>
          {findings.map((finding) => (
            <li key={`${finding.field} ${finding.code}`}>
              {opens ? <FindingLink step={step} student={student} finding={finding} /> : <FindingWords {...finding} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function StepBadge({ isSaved, findings }: { isSaved: boolean; findings: readonly Finding[] }) {
  const { t } = useTranslation()
  if (!isSaved) return <Badge>{t('Not saved')}</Badge>
  if (findings.length === 0) return <Badge tone="good">{t('Completed')}</Badge>
  const isContradicted = findings.some(({ kind }) => kind === 'contradicts')
  return <Badge tone={isContradicted ? 'danger' : 'attention'}>{t('{n} to check', { n: findings.length })}</Badge>
}

function FindingLink({ step, student, finding }: Omit<StepLineProps, 'findings' | 'mayManage'> & { finding: Finding }) {
  const { to, search } = wayTo(student, step)
  return (
    <TextLink to={to} search={toSearch({ ...search, field: finding.field, back: 'summary' })}>
      <FindingWords {...finding} />
    </TextLink>
  )
}

function FindingWords({ name, code }: Finding) {
  const { t } = useTranslation()
  return code ? `${t(enrolmentFieldNames[name])}: ${t(findingTexts[code])}` : t(enrolmentFieldNames[name])
}
