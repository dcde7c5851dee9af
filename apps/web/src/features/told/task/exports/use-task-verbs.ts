import type { Task } from '@corridor/contract/told/task/shapes'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { confirmDelete } from '../../../../lib/feedback/confirm'
import { toast } from '../../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { useTaskTitle } from './task-title'

/** Verbs of a person on a task: done with a way back, reopened, deleted. */
export function useTaskVerbs() {
  const { t } = useTranslation()
  const titleOf = useTaskTitle()

  async function run(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.task)
  }

  const reopen = ({ _id: id }: Task) => run(() => client.task.undone({ id }))
  const done = (task: Task) =>
    run(async () => {
      await client.task.done({ id: task._id })
      toast.undo(t('Task done'), titleOf(task), () => void reopen(task))
    })
  const remove = (task: Task) =>
    confirmDelete({
      title: t('Delete {name}', { name: titleOf(task) }),
      question: t('Are you sure you want to delete this record? This action cannot be undone.'),
      confirmLabel: t('Delete'),
      onConfirm: () =>
        run(async () => {
          await client.task.delete({ id: task._id })
          toast.success(t('Deletion successful'))
        }),
    })
  return { done, reopen, remove }
}
