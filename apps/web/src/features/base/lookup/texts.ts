import { type LookupKind, lookupKinds, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { notFound } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'

/** The purpose of each list, on its page. */
export const lookupDescriptions: Record<LookupKind, string> = {
  'job-type': text('How a person is engaged for a job.'),
  'contract-duration': text('How long contracts run.'),
  'pay-type': text('How a consultant is paid.'),
  'salary-duration': text('The period that a salary is stated for.'),
  skill: text('The skills that candidates have and jobs ask for.'),
  status: text('Where a candidate stands with the company.'),
  'work-authorization': text('The right to work that a candidate has.'),
  'work-mode': text('Where the work is done.'),
  relation: text('How an emergency contact is related to a student.'),
  service: text('What leads and students ask a consultancy for.'),
  'employment-type': text('The contract that a person works under.'),
  industry: text('The trade that a company or a client is in.'),
  'visa-category': text('The kinds of visas that people apply for.'),
  'visa-status': text('How far an application for a visa has come.'),
  degree: text('The degrees that schools give.'),
}

const confirmsItsName: Partial<Record<LookupKind, string>> = {
  'work-authorization': text('Are you sure you want to delete this work authorization?'),
  'work-mode': text('Are you sure you want to delete this work mode?'),
}

/** The question before a deletion; two lists have their own (spec 1 §2). */
export const deleteQuestion = (kind: LookupKind): { title: string; question: string } => {
  const own = confirmsItsName[kind]
  if (own) return { title: text('Confirm Delete'), question: own }
  return {
    title: text('Delete Record'),
    question: text('Are you sure you want to delete this record?'),
  }
}

/** Spec 1 §2: relation and service lists search the owner's name too. */
export const searchFieldsOf = (kind: LookupKind) =>
  kind === 'relation' || kind === 'service' ? ['name', 'userInfo.name'] : ['name']

export const isLookupKind = (kind: string): kind is LookupKind => (lookupKinds as readonly string[]).includes(kind)

/** The record that the address of a lookup's page names. */
export const lookupTitle = ({ kind = '' }: { kind?: string }) => (isLookupKind(kind) ? lookupTitles[kind] : undefined)

/** The lookup that an address names; another is the not-found page. */
export function toLookupKind(kind: string): LookupKind {
  if (!isLookupKind(kind)) throw notFound()
  return kind
}
