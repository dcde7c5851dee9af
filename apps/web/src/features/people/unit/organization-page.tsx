import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListEmpty } from '../../../lib/list/page/list-states'
import { RowMenu } from '../../../lib/list/row/row-menu'
import type { RowAction } from '../../../lib/list/types'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { toTree, type UnitBranch, useUnits } from './exports/unit-tree'
import classes from './organization.module.css'
import { type UnitTask, useUnitActions } from './use-unit-actions'

export const Route = createFileRoute('/company/organization')({
  staticData: { title: 'Organization' },
  beforeLoad: only(access.setup.read),
  component: OrganizationPage,
})

const UnitDialog = late(() => import('./unit-dialog'))

const why = text(
  'Without units everybody in your company sees all candidates and hotlists. Units say who works together, so that a member can see the records of their own team alone.',
)

function OrganizationPage() {
  const { t } = useTranslation()
  const query = useUnits()
  const [task, setTask] = useState<UnitTask>()
  const { mayManage, actionsOf } = useUnitActions(setTask)
  const add = mayManage && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setTask({ below: null })}>
      {t('Add Unit')}
    </Button>
  )
  const tree = toTree(query.data?.data ?? [])
  return (
    <>
      <PageHeader
        title={t('Organization')}
        description={t('The units of your company, and how many members are in each.')}
      >
        {tree.length > 0 && add}
      </PageHeader>
      <RecordQuery query={query}>
        {() =>
          tree.length > 0 ? (
            <ul className={classes.tree} aria-label={t('Organization')}>
              {tree.map((branch) => (
                <Branch key={branch.unit._id} branch={branch} actionsOf={actionsOf} />
              ))}
            </ul>
          ) : (
            <ListEmpty description={why} action={add} />
          )
        }
      </RecordQuery>
      {task && (
        <Suspense>
          <UnitDialog task={task} tree={tree} close={() => setTask(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface BranchProps {
  branch: UnitBranch
  actionsOf: (unit: UnitBranch['unit']) => RowAction[]
}

function Branch({ branch: { unit, below }, actionsOf }: BranchProps) {
  const { t } = useTranslation()
  return (
    <li>
      <div className={classes.unit}>
        <span className={classes.name}>
          <TextLink to={paths.company.editBusinessUnit(unit._id)}>
            <bdi>{unit.name}</bdi>
          </TextLink>
        </span>
        <span className={classes.count}>{t('Members: {n}', { n: unit.members })}</span>
        <RowMenu name={unit.name} actions={actionsOf(unit)} />
      </div>
      {below.length > 0 && (
        <ul className={classes.below}>
          {below.map((inner) => (
            <Branch key={inner.unit._id} branch={inner} actionsOf={actionsOf} />
          ))}
        </ul>
      )}
    </li>
  )
}
