import type { Condition } from '@corridor/contract/agency/student-application/parts'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { paperStateNames } from '@corridor/contract/agency/student-paper/states'
import { Anchor, Checkbox } from '@mantine/core'
import { IconFileCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatDate, todayDate } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { dayTone } from '../../../lib/record/frame/day-tone'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import rows from '../../../lib/record/record-rows.module.css'
import classes from './application.module.css'
import { keepApplication } from './use-application-actions'

const ConditionDialog = late(() => import('./condition-dialog'))
const MeetDialog = late(() => import('./meet-dialog'))

const title = text('Conditions')

interface CardProps {
  application: StudentApplicationRecord
  mayManage: boolean
}

/** Shows what an offer asks, each with its day; a press marks one as met today. */
export function Conditions({ application, mayManage }: CardProps) {
  const { t } = useTranslation()
  const { _id: id, version, conditions } = application
  /** The condition that is changed, or null while one is added. */
  const [edited, setEdited] = useState<Condition | null>()
  const [meeting, setMeeting] = useState<Condition>()
  /** The condition that is being marked, which shows at once what it will be. */
  const [marked, setMarked] = useState<string>()
  const isHidden = useSection(title, {
    ...{ isPending: false, isEmpty: conditions.length === 0, words: text('Condition') },
    add: mayManage && { run: () => setEdited(null) },
  })
  const dialog = (
    <Suspense>
      {edited !== undefined && (
        <ConditionDialog application={application} condition={edited} close={() => setEdited(undefined)} />
      )}
      {meeting && <MeetDialog application={application} condition={meeting} close={() => setMeeting(undefined)} />}
    </Suspense>
  )
  if (isHidden) return dialog
  async function change(call: () => Promise<{ data: StudentApplicationRecord }>) {
    try {
      await keepApplication((await call()).data)
    } catch (error) {
      toast.error(errorText(error))
      await keepApplication()
    }
    setMarked(undefined)
  }
  const at = (condition: string) => ({ id, version, condition })
  function mark({ _id, metDate }: Condition) {
    setMarked(_id)
    return change(() =>
      client.studentApplication.meetCondition({ ...at(_id), on: metDate === null ? todayDate() : null }),
    )
  }
  return (
    <RecordCard
      title={title}
      place="conditions"
      action={
        mayManage && (
          <Anchor component="button" type="button" onClick={() => setEdited(null)}>
            {t('Add condition')}
          </Anchor>
        )
      }
    >
      <ul className={rows.rows}>
        {conditions.map((one) => (
          <li key={one._id} className={rows.row}>
            <Checkbox
              checked={(one.metDate !== null) !== (marked === one._id)}
              disabled={!mayManage || marked !== undefined}
              label={<bdi className={one.metDate ? classes.met : undefined}>{one.text}</bdi>}
              onChange={() => void mark(one)}
            />
            <ConditionDays condition={one} />
            <span className={rows.actions}>
              <RowMenu
                name={one.text}
                actions={
                  mayManage
                    ? [
                        { label: text('Met by a paper'), icon: IconFileCheck, run: () => setMeeting(one) },
                        { label: text('Edit'), icon: IconPencil, run: () => setEdited(one) },
                        {
                          ...{ label: text('Delete'), icon: IconTrash, danger: true },
                          run: () => void change(() => client.studentApplication.deleteCondition(at(one._id))),
                        },
                      ]
                    : []
                }
              />
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </RecordCard>
  )
}

function ConditionDays({ condition }: { condition: Condition }) {
  const { t } = useTranslation()
  const { dueDate, metDate, metBefore, documentInfo, paperInfo } = condition
  const [paper] = paperInfo
  if (metDate)
    return (
      <span className={rows.quiet}>
        {dotted(t('met {day}', { day: formatDate(metDate) }), paper?.name ?? documentInfo[0]?.name)}
      </span>
    )
  if (metBefore)
    return (
      <span className={rows.quiet} style={{ color: 'var(--state-attention)' }}>
        {dotted(
          t('open again, it was met {day}', { day: formatDate(metBefore) }),
          paper && t('{name}: {state}', { name: paper.name, state: t(paperStateNames[paper.state]) }),
        )}
      </span>
    )
  if (!dueDate) return null
  const tone = dayTone(dueDate, { attention: 14 })
  return (
    <span className={rows.quiet} style={tone && { color: `var(--state-${tone})` }}>
      {t('due {day}', { day: formatDate(dueDate) })}
    </span>
  )
}
