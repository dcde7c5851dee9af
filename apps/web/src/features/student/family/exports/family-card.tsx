import { familyRelationNames } from '@corridor/contract/student/family/kinds'
import type { Relative } from '@corridor/contract/student/family/shapes'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Anchor, Button } from '@mantine/core'
import { IconCopy, IconUnlink } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { client } from '../../../../lib/call/client'
import { toast } from '../../../../lib/feedback/toast'
import { formatName } from '../../../../lib/format/format'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { late } from '../../../../lib/late/late'
import { RowMenu } from '../../../../lib/list/row/row-menu'
import type { RowAction } from '../../../../lib/list/types'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import classes from '../../../../lib/record/record-rows.module.css'
import { paths } from '../../../../paths'
import { Badge } from '../../../../ui/badge'
import { TextLink } from '../../../../ui/link'
import { Message } from '../../../../ui/message'
import { StageBadge } from '../../student/exports/stage-badge'
import { keepFamily } from '../keep-family'
import { useFamily } from './use-family'

const FamilyDialog = late(() => import('../family-dialog'))
const TakeOverDialog = late(() => import('../take-over-dialog'))

const title = text('Family')

/** The students of one family, each a way to their file. */
export function FamilyCard({ student, mayManage }: { student: Student; mayManage: boolean }) {
  const { t } = useTranslation()
  const { _id: studentId } = student
  const query = useFamily(studentId)
  const [isAdding, setIsAdding] = useState(false)
  const [source, setSource] = useState<Relative>()
  const relatives = query.data?.data.relatives ?? []
  const isHidden = useSection(title, {
    isPending: query.isPending,
    isEmpty: query.data !== undefined && relatives.length === 0,
    add: mayManage && { run: () => setIsAdding(true) },
    words: text('Family member'),
  })
  const dialogs = (
    <Suspense>
      {isAdding && <FamilyDialog student={student} close={() => setIsAdding(false)} />}
      {source && <TakeOverDialog student={student} relative={source} close={() => setSource(undefined)} />}
    </Suspense>
  )
  if (isHidden) return dialogs
  return (
    <RecordCard
      title={title}
      place="family"
      action={
        mayManage && (
          <Anchor component="button" type="button" onClick={() => setIsAdding(true)}>
            {t('Add family member')}
          </Anchor>
        )
      }
    >
      {query.error && (
        <Message tone="danger" action={<Button onClick={() => query.refetch()}>{t('Try again')}</Button>}>
          {errorText(query.error)}
        </Message>
      )}
      <ul className={classes.rows}>
        {relatives.map((relative) => (
          <li key={relative._id} className={classes.row}>
            <TextLink to={paths.company.viewStudent(relative._id)}>
              <bdi>{formatName(relative)}</bdi>
            </TextLink>
            <Badge tone="neutral">{t(familyRelationNames[relative.relation])}</Badge>
            <StageBadge {...relative} />
            <span className={classes.actions}>
              <RowMenu name={formatName(relative)} actions={mayManage ? actionsOn(relative) : []} />
            </span>
          </li>
        ))}
      </ul>
      {dialogs}
    </RecordCard>
  )

  function actionsOn(relative: Relative): RowAction[] {
    return [
      ...(relative.savedParts.length > 0
        ? [{ label: text('Take over values'), icon: IconCopy, run: () => setSource(relative) }]
        : []),
      { label: text('Unlink'), icon: IconUnlink, run: () => void unlink(relative) },
    ]
  }

  async function unlink({ _id: relative, relation }: Relative) {
    const followed = query.data?.data.followed ?? []
    const parts = followed.flatMap(({ part, sourceInfo }) => (sourceInfo[0]?._id === relative ? [part] : []))
    try {
      const { data } = await client.family.unlink({ studentId, relative })
      toast.undo(t('Family member unlinked successfully'), relative, () => void linkAgain())
      await keepFamily(studentId, data)
    } catch (error) {
      toast.error(errorText(error))
    }

    async function linkAgain() {
      try {
        const { data } = await client.family.link({ studentId, relative, relation })
        await keepFamily(studentId, data)
        if (parts.length > 0) await client.family.takeOver({ studentId, relative, parts })
      } catch (error) {
        toast.error(errorText(error))
      }
      await query.refetch()
    }
  }
}
