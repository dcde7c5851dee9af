import type { fileNameParts } from '@corridor/contract/vendor/vendor-format/kinds'
import { withoutContacts } from '../../candidate/paper/without-contacts.ts'

interface Named {
  first_name: string
  last_name: string
  job_title: string | null
}

/** The name of somebody's resume as a vendor wants it, `{lastName}-{jobTitle}`, without its ending. */
export function resumeName(pattern: string, person: Named, today: string): string {
  const parts: Record<(typeof fileNameParts)[number], string> = {
    firstName: withoutContacts(person.first_name),
    lastName: withoutContacts(person.last_name),
    jobTitle: withoutContacts(person.job_title ?? ''),
    date: today,
  }
  return Object.entries(parts).reduce((name, [part, value]) => name.replaceAll(`{${part}}`, () => value), pattern)
}
