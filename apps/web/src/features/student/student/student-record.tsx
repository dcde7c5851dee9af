import StudentApplications from 'virtual:place/student.applications'
import StudentMoney from 'virtual:place/student.money'
import StudentPapers from 'virtual:place/student.papers'
import StudentReview from 'virtual:place/student.review'
import { enrolmentSteps, stepOf } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconChecklist, IconFileTypePdf, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Lines, Sections } from '../../../lib/record/frame/sections'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { PhoneLink } from '../../../lib/record/phone-link'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { MailTo } from '../../mail/suppression/exports/gets-no-mail'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { FamilyCard } from '../family/exports/family-card'
import { decidingFacts } from './deciding-facts'
import { StageBadge } from './exports/stage-badge'
import { ImportedRefusals } from './imported-refusals'
import { PlanCard } from './plan-card'
import { RemovedIdentity } from './removed-identity'
import { StepSection } from './step-section'
import { useStudentActions } from './use-student-actions'

const StudentTimeline = late(() => import('./student-timeline'))
const StudentLikeness = late(() => import('../student-duplicate/exports/student-likeness'))
// Loaded for those alone who may read papers.
const StudentDocuments = late(() => import('../student-document/exports/student-documents'))
const PdfDialog = late(() => import('../student-file/exports/pdf-dialog'))
const PlanDialog = late(() => import('./plan-dialog'))

/** Everything known of one student: what decides, the plan, and each step that was saved. */
export function StudentRecord({ student }: { student: Student }) {
  const navigate = useNavigate()
  const { mayManage, manageActions, dialog } = useStudentActions({
    onDeleted: () => navigate({ to: paths.company.listStudent, replace: true }),
  })
  const [isPlanning, setIsPlanning] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const editPlan = mayManage && (() => setIsPlanning(true))
  const mayReveal = useMay(access.studentSecrets.reveal)
  const mayReadPapers = useMay(access.studentPapers.read)
  const mayReadMoney = useMay(access.commissions.read)
  const { _id: id, version, contact, stepsSaved } = student
  const order = useRecordOrder(api.student.list, id, paths.company.viewStudent)
  // Findings follow from the student as it stands.
  const summary = useQuery({
    ...api.enrolment.summary.queryOptions({ input: { studentId: id } }),
    queryKey: [...api.enrolment.summary.key(), id, version],
  })
  const name = formatName(student.fullName)
  const isWhole = stepsSaved === enrolmentSteps.length
  return (
    <RecordFrame
      name={name}
      face={{ kind: 'person', of: id }}
      state={<StageBadge {...student} />}
      line={[
        contact && <MailTo key="email" address={contact.email} />,
        contact?.phoneNumber && <PhoneLink key="phone" phone={`${contact.countryCode}${contact.phoneNumber}`} />,
      ]}
      order={order}
      facts={decidingFacts(student, summary.data?.data, editPlan)}
      act={
        mayManage &&
        (isWhole
          ? { label: text('Review summary'), icon: IconChecklist, to: paths.company.enrolmentSummary(id) }
          : { label: text('Continue enrolment'), icon: IconPlayerPlay, to: paths.company.enrolmentNextStep(id) })
      }
      more={<WatchButton kind="student" id={id} />}
      edit={
        mayManage && {
          to: paths.company.enrolmentStep(stepOf('fullName').segment, id),
          search: { mode: 'edit' },
        }
      }
      menu={[
        { label: text('Download as PDF'), icon: IconFileTypePdf, run: () => setIsPrinting(true) },
        ...manageActions({ ...student, name }),
      ]}
      notices={
        <>
          {student.identityRemoved && <RemovedIdentity removed={student.identityRemoved} />}
          {mayManage && (
            <Suspense>
              <StudentLikeness student={student} />
            </Suspense>
          )}
        </>
      }
      side={
        <>
          <RecordTasks record={id} adds="student" />
          <RecordNotes kind="student" id={id} />
          <Suspense fallback={<Lines />}>
            <StudentTimeline studentId={id} />
          </Suspense>
        </>
      }
    >
      <Sections>
        <PlanCard student={student} edit={editPlan} />
        <StudentApplications studentId={id} />
        <FamilyCard student={student} mayManage={mayManage} />
        {enrolmentSteps.map((step) => (
          <StepSection key={step.part} step={step} student={student} mayManage={mayManage} mayReveal={mayReveal} />
        ))}
        <ImportedRefusals student={student} />
        {mayReadPapers && <StudentDocuments studentId={id} />}
        <StudentReview studentId={id} version={version} />
        <StudentPapers studentId={id} />
        {mayReadMoney && <StudentMoney studentId={id} />}
      </Sections>
      {dialog}
      <Suspense>{isPlanning && <PlanDialog student={student} close={() => setIsPlanning(false)} />}</Suspense>
      <Suspense>
        {isPrinting && (
          <PdfDialog studentId={id} hasSealed={student.passport !== null} close={() => setIsPrinting(false)} />
        )}
      </Suspense>
    </RecordFrame>
  )
}
