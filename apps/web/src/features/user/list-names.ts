import { notFound } from '@tanstack/react-router'
import { text } from '../../lib/text'

/** The lists of people and their titles, by the last part of their address (spec 1 §2). */
export const userListTitles = {
  'admin-users': text('Admin Users'),
  'company-users': text('Company Users'),
  'recruiter-users': text('Recruiter Users'),
  'bench-marketer-users': text('Bench Sales Users'),
  'list-user': text('Users'),
  'list-employees': text('Employees'),
  'list-agent': text('Agents'),
} as const
export type UserListName = keyof typeof userListTitles

/** The list that an address below user management names; any other is the not-found page. */
export function toUserList(name: string): UserListName {
  if (!(name in userListTitles) || name === 'list-agent') throw notFound()
  return name as UserListName
}
