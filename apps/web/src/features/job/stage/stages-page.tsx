import { stageKindNames, stagesMax } from '@corridor/contract/job/stage/kinds'
import type { Stage } from '@corridor/contract/job/stage/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { useReorder } from '../../../lib/list/row/use-reorder'
import { only } from '../../../lib/session/only'
import { Badge } from '../../../ui/badge'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { useStages } from './exports/use-stages'
import classes from './stages.module.css'

const StageDialog = late(() => import('./stage-dialog'))
const DeleteStageDialog = late(() => import('./delete-stage-dialog'))

export const Route = createFileRoute('/company/setup/stages')({
  staticData: { title: 'Stages' },
  beforeLoad: only(access.applications.manage),
  component: StagesPage,
})

const tones = { open: 'news', hired: 'good', declined: 'neutral' } as const
const nameOf = ({ name }: Stage) => seededName('stage', name)

function StagesPage() {
  const { t } = useTranslation()
  const { stages, query } = useStages()
  const [editing, setEditing] = useState<Stage | 'new'>()
  const [deleting, setDeleting] = useState<Stage>()
  const reorder = useReorder(stages, nameOf, async (row, to) => {
    if (to < 0 || to >= stages.length) return undefined
    const ids = stages.map(({ _id }) => _id).filter((id) => id !== row._id)
    await client.stage.order({ ids: ids.toSpliced(to, 0, row._id) })
    await refresh(api.stage, api.application)
    return to + 1
  })
  return (
    <>
      <PageHeader
        title={t('Stages')}
        description={t('The steps of an application, in their order. Drag one, or press Alt and an arrow.')}
      >
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEditing('new')}
          disabled={stages.length >= stagesMax}
        >
          {t('Add Stage')}
        </Button>
      </PageHeader>
      {query.error && (
        <Message tone="danger" action={<Button onClick={() => query.refetch()}>{t('Try again')}</Button>}>
          {errorText(query.error)}
        </Message>
      )}
      {stages.length > 0 && (
        <table className={classes.stages}>
          <thead>
            <tr>
              <th scope="col">{t('Stage')}</th>
              <th scope="col">{t('Status')}</th>
              <th scope="col">{t('Applications')}</th>
              <th scope="col">{t('Actions')}</th>
            </tr>
          </thead>
          <tbody>
            {stages.map((stage, at) => (
              <tr key={stage._id} {...reorder.ofRow(stage, at)}>
                <th scope="row">
                  <span className={classes.name}>
                    {reorder.handle(stage)}
                    <bdi>{nameOf(stage)}</bdi>
                  </span>
                </th>
                <td>
                  <Badge tone={tones[stage.kind]}>{t(stageKindNames[stage.kind])}</Badge>
                </td>
                <td>{formatNumber(stage.applications)}</td>
                <td>
                  <RowMenu
                    name={nameOf(stage)}
                    actions={[
                      { label: text('Rename'), icon: IconPencil, run: () => setEditing(stage) },
                      { label: text('Delete'), icon: IconTrash, danger: true, run: () => setDeleting(stage) },
                    ]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {reorder.said}
      <Suspense>
        {editing && <StageDialog stage={editing === 'new' ? undefined : editing} close={() => setEditing(undefined)} />}
        {deleting && (
          <DeleteStageDialog
            stage={deleting}
            others={stages.filter(({ _id, kind }) => _id !== deleting._id && kind === deleting.kind)}
            remove={async (moveTo) => {
              try {
                await client.stage.delete({ id: deleting._id, ...(moveTo && { moveTo }) })
                toast.success(t('Deletion successful'))
                setDeleting(undefined)
              } catch (error) {
                toast.error(`${t('Deletion failed')}: ${errorText(error)}`)
              }
              await refresh(api.stage, api.application)
            }}
            close={() => setDeleting(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
