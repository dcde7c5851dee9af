import { type CallOutcome, callOutcomeNames, loggedKinds } from '@corridor/contract/flow/today/kinds'
import type { DoneRow, TodayRow } from '@corridor/contract/flow/today/shapes'
import { momentIn } from '@corridor/contract/format/day'
import type { InterviewOutcome } from '@corridor/contract/job/interview/kinds'
import type { Confirmation } from '@corridor/contract/job/submission/kinds'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName, timeZone } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import type { Asked } from './choices'
import type { Answer } from './row-panel'

const refreshToday = () => refresh(api.today, api.task, api.submission, api.interview)
const afternoon = '15:00'

/** Verbs on the rows of today; each says whether it was done. */
export function useTodayVerbs(day: string) {
  const { t } = useTranslation()

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      toast.error(errorText(error))
      return false
    } finally {
      await refreshToday()
    }
  }

  const undo = (id: string) =>
    run(async () => {
      await client.today.undo({ id })
      toast.success(t('Undone'))
    })

  async function logCall(row: TodayRow, { value, again, againDay, note }: Answer) {
    const name = row.call[0]?.name || (row.person[0] ? formatName(row.person[0]) : row.title)
    const outcome = t(callOutcomeNames[value as CallOutcome])
    const title = t('Call to {name}: {outcome}', { name, outcome })
    const next = !againDay
      ? null
      : {
          title: t('Call {name} again', { name }),
          day: againDay,
          remindDate: again === 'a' ? momentIn(timeZone(), `${day}T${afternoon}`).toISOString() : null,
        }
    const kind = loggedKinds.find((one) => one === row.kind)
    if (!kind) return
    const { data } = await client.today.log({ kind, id: row.id, title, note, next })
    toast.undo(t('Noted'), title, () => void undo(data.task))
  }

  const answer = (row: TodayRow, asked: Asked, given: Answer) =>
    run(async () => {
      const { value, note } = given
      const which = { id: row.id, version: row.version, note }
      if (asked === 'call') return logCall(row, given)
      if (asked === 'rate') {
        await client.submission.confirmRate({ ...which, how: value as Confirmation })
        toast.success(t('Rate Confirmed Successfully'))
        return
      }
      await client.interview.outcome(
        value === 'no-show' ? { ...which, state: 'no-show' } : { ...which, outcome: value as InterviewOutcome },
      )
      toast.success(t('Outcome Noted Successfully'))
    })

  const finish = ({ id, title }: TodayRow) =>
    run(async () => {
      await client.task.done({ id })
      toast.undo(t('Task done'), title, () => void undo(id))
    })

  return { answer, finish, undo: ({ id }: DoneRow) => undo(id) }
}
