import { ownWords } from '@corridor/contract/told/task/kinds'
import type { Task } from '@corridor/contract/told/task/shapes'
import { useNoticeText } from '../../notification/exports/notice-text'

/** The title of a task: the person's own words as they stand, any other task in the reader's language. */
export function useTaskTitle(): (task: Pick<Task, 'kind' | 'params' | 'title'>) => string {
  const noticeText = useNoticeText()
  return ({ kind, params, title }) => (kind === ownWords ? title : noticeText({ kind, params, times: 1 }))
}
