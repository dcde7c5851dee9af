import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconList, IconSettings } from '@tabler/icons-react'
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { toSearch } from '../../../lib/page/search'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { namedJobs } from '../job/exports/named-jobs'
import { useStages } from '../stage/exports/use-stages'
import classes from './board.module.css'

const Board = late(() => import('./board'))

export const Route = createFileRoute('/company/job/board')({
  staticData: { title: 'Pipeline' },
  beforeLoad: only(access.applications.read),
  component: BoardPage,
})

function BoardPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { job } = useSearch({ strict: false }) as { job?: string }
  const mayManage = useMay(access.applications.manage)
  const { stages, query } = useStages()
  const search = toSearch(job ? { job } : {})
  return (
    <>
      <PageHeader
        title={t('Pipeline')}
        description={t('Applications by stage. Drag a card, or press Alt and an arrow.')}
      >
        {mayManage && (
          <ButtonLink variant="default" to={paths.company.stages} leftSection={<IconSettings size={18} aria-hidden />}>
            {t('Stages')}
          </ButtonLink>
        )}
        <ButtonLink
          variant="default"
          to={paths.company.listApplication}
          search={search}
          leftSection={<IconList size={18} aria-hidden />}
        >
          {t('List')}
        </ButtonLink>
      </PageHeader>
      <div className={classes.tools}>
        <RecordSelect
          source={namedJobs}
          label="Job"
          nameOf={(row) => row.jobTitle}
          filters={{ status: undefined }}
          asFilter
          field={{
            value: job ?? null,
            clearable: true,
            onChange: (value: string | null) =>
              navigate({ to: paths.company.board, search: toSearch(value ? { job: value } : {}), replace: true }),
          }}
        />
      </div>
      {query.error && (
        <Message tone="danger" action={<Button onClick={() => query.refetch()}>{t('Try again')}</Button>}>
          {errorText(query.error)}
        </Message>
      )}
      {stages.length > 0 && (
        <Suspense>
          <Board stages={stages} job={job} />
        </Suspense>
      )}
    </>
  )
}
