import * as z from 'zod'

/** Bounds of the length of a contact authority's name (spec 3 §5.3). */
export const authorityNameBounds = { min: 2, max: 20 } as const

const lettersPattern = /^[\p{L}\p{M}'’.\- ]+$/u

interface Rule {
  isBroken: (name: string) => boolean
  message: string
  /** A real name may break it, and says so (product.md, People whose names don't fit). */
  isConfirmable?: boolean
}

const rules: readonly Rule[] = [
  { isBroken: (name) => !lettersPattern.test(name), message: 'Only alphabets and spaces are allowed' },
  { isBroken: (name) => name !== name.trim(), message: 'Spaces at the beginning or the end are not allowed' },
  { isBroken: (name) => name.includes('  '), message: 'Consecutive spaces are not allowed' },
  { isBroken: (name) => /^['’.-]|['’-]$/u.test(name), message: 'Only alphabets and spaces are allowed' },
  {
    isBroken: (name) => /(^| )\p{L}\p{M}* /u.test(name),
    message: 'One character followed by a space is not allowed',
    isConfirmable: true,
  },
]
const tooShort = { message: 'Minimum 2 characters required' }

interface AuthorityName {
  firstName?: string | undefined
  middleName?: string | null | undefined
  lastName?: string | undefined
  nameConfirmed?: boolean | undefined
  hasOnlyOneName?: boolean | undefined
}

/** Checks the name of a contact authority, by field: at least 2 unless confirmed, the last name optional for people with one name. */
export function checkAuthorityName(name: AuthorityName, check: z.RefinementCtx) {
  const refuse = (field: string, { message }: { message: string }) =>
    check.addIssue({ code: 'custom', path: [field], message })
  for (const field of ['firstName', 'middleName', 'lastName'] as const) {
    const text = name[field]
    if (!text) {
      if (field === 'lastName' && text === '' && !name.hasOnlyOneName)
        refuse(field, { message: 'Last Name is required' })
      continue
    }
    const isShort = field !== 'middleName' && [...text].length < authorityNameBounds.min
    const broken = rules.find((rule) => !(rule.isConfirmable && name.nameConfirmed) && rule.isBroken(text))
    if (isShort && !name.nameConfirmed) refuse(field, tooShort)
    else if (broken) refuse(field, broken)
  }
}

/** The name fields of a contact authority; `checkAuthorityName` judges them together. */
export const authorityNameFields = {
  firstName: z
    .string('First Name is required')
    .min(1, 'First Name is required')
    .max(authorityNameBounds.max, 'Maximum 20 characters allowed'),
  middleName: z.string().max(authorityNameBounds.max, 'Maximum 20 characters allowed').nullable(),
  lastName: z.string('Last Name is required').max(authorityNameBounds.max, 'Maximum 20 characters allowed'),
}
