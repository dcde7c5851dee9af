import type { Declaration } from '@corridor/contract/student/declaration/shapes'
import { blockersOf } from '@corridor/contract/student/enrolment/consistency'
import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { enrolmentSteps, firstMissingStep } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatNumber } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { isLetterSending, letterAskMs } from '../../../../lib/record/letter-line'
import { RecordCard } from '../../../../lib/record/record-card'
import { RecordQuery } from '../../../../lib/record/record-query'
import { useMay } from '../../../../lib/session/session'
import { DeclarationActions } from '../declaration-actions'
import { DeclarationLine } from '../declaration-line'

interface DeclarationCardProps {
  student: Student
  summary: EnrolmentSummary
}

const paperAskMs = 1_500

/** How soon there is news of a letter that is leaving, or of a paper that is being made. */
function pollFor([latest]: readonly Declaration[]): number | false {
  if (latest?.state === 'signed' && !latest.hasPaper) return paperAskMs
  return latest?.signers.some(({ letter }) => isLetterSending(letter)) ? letterAskMs : false
}

/** The declarations of a student, and the ways to the next one. */
export function DeclarationCard({ student, summary }: DeclarationCardProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.students.manage)
  const query = useQuery({
    ...api.declaration.view.queryOptions({ input: { studentId: student._id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollFor(state.data?.data.declarations ?? []),
  })
  const count = query.data?.data.declarations.length ?? 0
  // Before all steps are saved there is nothing to declare.
  if (count === 0 && !query.isError && summary.stepsSaved < enrolmentSteps.length) return null
  return (
    <RecordCard title="Declaration">
      <RecordQuery query={query}>
        {({ data: { declarations } }) => {
          const [latest] = declarations
          return (
            <>
              {(!latest || latest.state === 'revoked') && <p>{t('The student has not declared this file yet.')}</p>}
              {declarations
                .filter((one) => one === latest || one.state === 'reopened' || one.state === 'signed')
                .map((one) => (
                  <DeclarationLine key={one._id} studentId={student._id} declaration={one} />
                ))}
              {mayManage && (
                <DeclarationActions student={student} latest={latest} barrier={barrierOf(summary, student, t)} />
              )}
            </>
          )
        }}
      </RecordQuery>
    </RecordCard>
  )
}

/** Why the file cannot be declared now, in words; undefined if it can. */
function barrierOf(summary: EnrolmentSummary, { savedSteps }: Student, t: ReturnType<typeof useTranslation>['t']) {
  const missing = firstMissingStep(savedSteps.map(({ step }) => step))
  if (missing) return t('Please complete step {n} first', { n: formatNumber(missing) })
  const blocks = blockersOf([...summary.steps, { findings: summary.plan }]).length
  return blocks > 0
    ? t('The file cannot be declared yet. Entries to correct in the summary: {n}', { n: formatNumber(blocks) })
    : undefined
}
