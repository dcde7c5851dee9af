import ApplicationMoney from 'virtual:place/application.money'
import ApplicationPapers from 'virtual:place/application.papers'
import type { RefusalProposal, StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { canDefer, nextOf, stepsOf } from '@corridor/contract/agency/student-application/stages'
import {
  type ApplicationStage,
  applicationStageNames,
  applicationStages,
} from '@corridor/contract/student/student/kinds'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import {
  IconArrowsExchange,
  IconBuildingBank,
  IconCalendarTime,
  IconPencil,
  IconProgressCheck,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Lines, Sections } from '../../../lib/record/frame/sections'
import { StageLine } from '../../../lib/record/frame/stage-line'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ApplicationBadge } from '../../student/student/exports/stage-badge'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { AuthorityBadge } from './badges'
import { Conditions } from './conditions-card'
import { Confirmations } from './confirmations-card'
import { decidingFacts } from './deciding-facts'
import { Moves } from './moves-card'
import { OthersNotice, RefusalNotice } from './notices'
import { type Others, stepsIn, useApplicationActions, wayTo } from './use-application-actions'

const MoveDialog = late(() => import('./move-dialog'))
const AuthorityDialog = late(() => import('./authority-dialog'))
const DeferDialog = late(() => import('./defer-dialog'))
const TermsDialog = late(() => import('./terms-dialog'))
const ApplicationTimeline = late(() => import('./application-timeline'))

type Opened = { dialog: 'move'; to?: ApplicationStage } | { dialog: 'authority' | 'defer' | 'terms' }

/** One application: its way and the next act, what the authority says, conditions, confirmations and money. */
export function ApplicationView({ application }: { application: StudentApplicationRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const [others, setOthers] = useState<Others>([])
  const [refusal, setRefusal] = useState<RefusalProposal>()
  const { mayManage, manageActions, moveTo, pressTo, takeBack } = useApplicationActions({
    onDeleted: () => navigate({ to: paths.company.listStudentApplication, replace: true }),
  })
  const { _id: id, stage, studentInfo, institutionInfo, programmeInfo, countryInfo } = application
  const mayReadMoney = useMay(access.commissions.read)
  const order = useRecordOrder(api.studentApplication.list, id, paths.company.viewStudentApplication)
  const [student] = studentInfo
  const steps = stepsIn(application)
  const next = nextOf(stage, steps)
  const close = () => setOpened(undefined)
  const press = async (to: ApplicationStage) => {
    if (wayTo(application, to)?.asks) return setOpened({ dialog: 'move', to })
    setOthers(await pressTo(application, to))
  }
  return (
    <>
      <RecordFrame
        name={student ? formatName(student) : ''}
        nameTo={paths.company.viewStudent(application.student)}
        face={{ kind: 'person', of: application.student }}
        state={
          <>
            <ApplicationBadge stage={stage} /> <AuthorityBadge status={application.authority} />
          </>
        }
        line={[
          <bdi key="institution">{institutionInfo[0]?.name}</bdi>,
          <bdi key="programme">{programmeInfo[0]?.name}</bdi>,
          countryInfo[0] && <bdi key="country">{countryName(countryInfo[0])}</bdi>,
        ]}
        order={order}
        facts={decidingFacts(application, mayManage && (() => setOpened({ dialog: 'terms' })), t)}
        stages={
          <StageLine
            stages={stepsOf(steps).map((value) => ({ value, label: t(applicationStageNames[value]) }))}
            current={stage}
            move={mayManage ? (value) => press(asStage(value)) : undefined}
            other={() => setOpened({ dialog: 'move' })}
          />
        }
        act={
          mayManage &&
          next && { label: applicationStageNames[next], icon: IconProgressCheck, letter: 'u', run: () => press(next) }
        }
        more={
          <>
            <WatchButton kind="student-application" id={id} />
            {mayManage && (
              <Button
                variant="default"
                leftSection={<IconBuildingBank size={18} aria-hidden />}
                onClick={() => setOpened({ dialog: 'authority' })}
              >
                {t('Authority')}
              </Button>
            )}
          </>
        }
        menu={[
          ...(mayManage
            ? [
                { label: text('Edit'), icon: IconPencil, run: () => setOpened({ dialog: 'terms' }) },
                { label: text('Move'), icon: IconArrowsExchange, run: () => setOpened({ dialog: 'move' }) },
                ...(canDefer(stage)
                  ? [{ label: text('Defer'), icon: IconCalendarTime, run: () => setOpened({ dialog: 'defer' }) }]
                  : []),
              ]
            : []),
          ...manageActions(application),
        ]}
        notices={
          <>
            <OthersNotice others={others} close={() => setOthers([])} />
            {refusal && <RefusalNotice student={application.student} refusal={refusal} />}
          </>
        }
        side={
          <>
            <RecordTasks record={id} adds="student-application" />
            <RecordNotes kind="student-application" id={id} />
            <Suspense fallback={<Lines />}>
              <ApplicationTimeline applicationId={id} />
            </Suspense>
          </>
        }
      >
        <Sections>
          <Conditions application={application} mayManage={mayManage} />
          <ApplicationPapers studentId={application.student} applicationId={id} />
          <Confirmations application={application} mayManage={mayManage} />
          {mayReadMoney && <ApplicationMoney applicationId={id} />}
          <Moves moves={application.moves} />
        </Sections>
      </RecordFrame>
      <Suspense>
        {opened?.dialog === 'move' && (
          <MoveDialog
            application={application}
            to={opened.to}
            moveTo={async (target) => setOthers(await moveTo(application, target))}
            close={close}
          />
        )}
        {opened?.dialog === 'authority' && (
          <AuthorityDialog application={application} takeBack={takeBack} onRefused={setRefusal} close={close} />
        )}
        {opened?.dialog === 'defer' && <DeferDialog application={application} takeBack={takeBack} close={close} />}
        {opened?.dialog === 'terms' && <TermsDialog application={application} close={close} />}
      </Suspense>
    </>
  )
}

const asStage = (value: string) => applicationStages.find((known) => known === value) ?? 'draft'
