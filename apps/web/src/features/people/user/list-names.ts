import { notFound } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'

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

const isUserList = (name: string): name is UserListName => name in userListTitles && name !== 'list-agent'

/** The list that an address names, for the page's title; nothing if it names none. */
export const userListTitle = ({ list = '' }: Record<string, string>) => (isUserList(list) ? userListTitles[list] : '')

/** The list that an address below user management names; any other is the not-found page. */
export function toUserList(name: string): UserListName {
  if (!isUserList(name)) throw notFound()
  return name
}
