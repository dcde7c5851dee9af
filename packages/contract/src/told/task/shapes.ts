import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { notificationKinds } from '../notification/kinds.ts'
import { taskNoteMax, taskRecordKinds, taskTitleMax } from './kinds.ts'

export const Task = z.object({
  ...recordBase,
  kind: z.enum(notificationKinds),
  /** Values that fill the kind's text. */
  params: z.record(z.string(), z.string()),
  /** Title of the task: the person's own words, or the kind's text in English. */
  title: z.string(),
  note: z.string(),
  recordKind: z.enum(taskRecordKinds).nullable(),
  record: recordId.nullable(),
  recordName: z.string(),
  /** The page of the record that it is about. */
  path: z.string().nullable(),
  /** A day in the company's zone, or in an administrator's own. */
  dueDate: z.string().nullable(),
  isOverdue: z.boolean(),
  remindDate: moment.nullable(),
  /** Moment at which its person was reminded; null before. */
  remindedDate: moment.nullable(),
  /** Null while it is open. */
  doneDate: moment.nullable(),
  /** Person who made it; nobody if a visitor did. */
  userInfo,
})
export type Task = z.infer<typeof Task>

const fields = {
  title: boundedText('Title', 3, taskTitleMax),
  note: z.string().trim().max(taskNoteMax, `Maximum ${taskNoteMax} characters`),
  dueDate: plainDate.nullable(),
  remindDate: moment.nullable(),
}
export const TaskAdd = z
  .object({
    title: fields.title,
    note: fields.note.default(''),
    dueDate: fields.dueDate.default(null),
    remindDate: fields.remindDate.default(null),
    recordKind: z.enum(taskRecordKinds).optional(),
    record: recordId.optional(),
  })
  .refine((task) => (task.record === undefined) === (task.recordKind === undefined), {
    path: ['record'],
    message: 'Some values are not valid',
  })
export const TaskUpdate = updateInput(z.object(fields))

const place = (path: string, summary: string) => ({ path: `/task/${path}` as const, summary, tag: 'task' })
const own = { access: access.tasks.manage }
const one = { ...own, record: { kind: 'task', field: 'id' } }
const which = z.object({ id: recordId })

/** Tasks of somebody, each person's own; a task reminds once at its time. */
export const task = {
  list: listEndpoint(
    place('list', 'List own tasks'),
    Task,
    {
      sort: ['title', 'dueDate', 'remindDate', 'doneDate'],
      filters: { isDone: z.boolean(), due: z.enum(['overdue', 'today', 'week']), record: recordId },
      search: ['title', 'note'],
    },
    own,
  ),
  add: endpoint('POST', place('add', 'Add a task of one’s own'), own).input(TaskAdd).output(savedAnswer(Task)),
  update: endpoint('PUT', place('update/{id}', 'Update a task'), one).input(TaskUpdate).output(savedAnswer(Task)),
  done: endpoint('PUT', place('done/{id}', 'Mark a task as done'), one).input(which).output(savedAnswer(Task)),
  undone: endpoint('PUT', place('undone/{id}', 'Reopen a task'), one).input(which).output(savedAnswer(Task)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a task'), one).input(which).output(deletedAnswer),
}
