import type { Facts } from '../../wire/facts.ts'

export const taskFacts = {
  errors: {
    'task.recordUnknown': [404, 'The record of this task was not found'],
    'task.tooMany': [403, 'No more than {limit} tasks can be open at once'],
  },
  auditKinds: { task: 'Task' },
  auditVerbs: {
    done: 'Done',
    undone: 'Reopened',
  },
  notices: {
    'task-due': {
      title: 'Reminder',
      text: 'Reminder: {name}',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { admin: '/admin/leads/tasks', company: '/company/task/list-task' },
    },
  },
} as const satisfies Facts
