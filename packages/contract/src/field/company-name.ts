import * as z from 'zod'
import { companyNameCharsMax } from './company-name-max.ts'
import { mayBeRegistered } from './registered-name.ts'

interface Rule {
  isBroken: (name: string) => boolean
  message: string
  /** True if a name that is said to be the registered one may break it (product.md, Company names). */
  mayBeKept?: (name: string) => boolean
}

// product.md: letters and marks of any script, with apostrophe, hyphen and full stop inside.
const lettersPattern = /^[\p{L}\p{M}]([\p{L}\p{M}'’.\- ]*[\p{L}\p{M}.])?$/u

const rules: readonly Rule[] = [
  {
    isBroken: (name) => [...name].length < 2,
    message: 'Minimum 2 characters required',
    mayBeKept: mayBeRegistered,
  },
  {
    isBroken: (name) => !lettersPattern.test(name),
    message: 'Only alphabets and spaces are allowed',
    mayBeKept: mayBeRegistered,
  },
  { isBroken: (name) => name.includes('  '), message: 'Consecutive spaces are not allowed' },
  {
    isBroken: (name) => / \p{L}\p{M}*$/u.test(name),
    message: 'One space followed by one character is not allowed',
    mayBeKept: mayBeRegistered,
  },
]

interface CompanyNames {
  tradingName?: string | null | undefined
  companyName?: string | null | undefined
  nameConfirmed?: boolean | undefined
}

/** Finds the faults of a company's names, by field. */
export function findCompanyNameFaults(names: CompanyNames): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const field of ['tradingName', 'companyName'] as const) {
    const name = names[field]
    if (!name) continue
    const broken = rules.find((rule) => rule.isBroken(name) && !(names.nameConfirmed && rule.mayBeKept?.(name)))
    if (broken) faults[field] = broken.message
  }
  return faults
}

/** The same as a check of a whole body. */
export function checkCompanyNames(names: CompanyNames, check: z.RefinementCtx) {
  for (const [field, message] of Object.entries(findCompanyNameFaults(names))) {
    check.addIssue({ code: 'custom', path: [field], message })
  }
}

/** The name fields of a company; `checkCompanyNames` judges them together. */
export const companyNameFields = {
  tradingName: z.string().trim().max(companyNameCharsMax.tradingName, 'Maximum 30 characters allowed').nullable(),
  companyName: z
    .string('Company Name is required')
    .trim()
    .min(1, 'Company Name is required')
    .max(companyNameCharsMax.companyName, 'Maximum 40 characters allowed'),
}
