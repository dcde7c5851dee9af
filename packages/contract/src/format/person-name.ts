import type { CompanySettings, NamePattern } from './settings.ts'

export interface NameParts {
  firstName?: string | null | undefined
  /** Stands with the first name. */
  middleName?: string | null | undefined
  lastName?: string | null | undefined
}

const usualPattern: NamePattern = 'First Name + Last Name'

/** A person's name as the company shows names. Somebody with one name alone is called by it, whatever the pattern. */
export function personName({ firstName, middleName, lastName }: NameParts, settings: CompanySettings | null): string {
  const [given, family] = [joined(firstName, middleName), joined(lastName)]
  switch (settings?.displayNamePattern ?? usualPattern) {
    case 'First Name':
      return given || family
    case 'Last Name':
      return family || given
    case 'First Name + Last Name':
      return joined(given, family)
    case 'Last Name + First Name':
      return joined(family, given)
  }
}

/** A person's name as it is written where no company's people read it: in records for other programs, and to find somebody by. */
export const plainName = (parts: NameParts): string => personName(parts, null)

const joined = (...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
