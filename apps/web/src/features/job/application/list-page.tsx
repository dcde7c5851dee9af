import type { Application } from '@corridor/contract/job/application/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArrowsExchange, IconEye, IconLayoutKanban } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTakeOut } from '../../records/export/exports/use-transfer'
import { applicationColumns, applicationFilters } from './columns'
import { applicationName, useApplicationActions } from './use-application-actions'

const MoveDialog = late(() => import('./move-dialog'))

export const Route = createFileRoute('/company/job/list-application')({
  staticData: { title: 'Applications' },
  beforeLoad: only(access.applications.read),
  component: ListApplicationPage,
})

function ListApplicationPage() {
  const { t } = useTranslation()
  const [moving, setMoving] = useState<{ rows: Application[]; done?: () => void }>()
  const list = useList(api.application.list, {
    columns: applicationColumns,
    filters: applicationFilters,
    name: 'application',
  })
  useLive('application', true, list.retry)
  const { mayManage, manageActions, moveTo } = useApplicationActions({ move: (rows) => setMoving({ rows }) })
  const rowActions = (row: Application): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewApplication(row._id) },
    ...manageActions(row),
  ]
  const selectionActions: SelectionAction<Application>[] = [
    { label: text('Move'), icon: IconArrowsExchange, hotkey: 'm', run: (rows, done) => setMoving({ rows, done }) },
  ]
  const takeOut = useTakeOut('application', list)
  return (
    <>
      <ListPage
        title="Applications"
        description="Who applied through your public job pages, and where each application stands."
        list={list}
        rowName={applicationName}
        rowTo={(row) => paths.company.viewApplication(row._id)}
        rowActions={rowActions}
        bulk={mayManage ? 'application' : undefined}
        {...(mayManage
          ? { actions: takeOut.actions, selectionActions: [...selectionActions, ...takeOut.selectionActions] }
          : {})}
        searchPlaceholder="Search by name, email or job"
        emptyDescription="Publish a job: its public page has a form, and who fills it in appears here."
        primaryAction={
          <ButtonLink
            variant="default"
            to={paths.company.board}
            leftSection={<IconLayoutKanban size={18} aria-hidden />}
          >
            {t('Pipeline')}
          </ButtonLink>
        }
      />
      {moving && (
        <Suspense>
          <MoveDialog
            rows={moving.rows}
            moveTo={async (rows, target) => {
              await moveTo(rows, target)
              moving.done?.()
            }}
            close={() => setMoving(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
