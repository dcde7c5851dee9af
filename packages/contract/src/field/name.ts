import * as z from 'zod'

/** A text of a bounded length with the specification's messages: '{label} is required', 'Minimum n characters', 'Maximum n characters'. */
export const boundedText = (label: string, min: number, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .min(min, `Minimum ${min} characters`)
    .max(max, `Maximum ${max} characters`)

// product.md, People whose names don't fit: letters and marks of any script, with apostrophe, hyphen and full stop inside.
const personNamePattern = /^[\p{L}\p{M}]([\p{L}\p{M}'’.\- ]*[\p{L}\p{M}.])?$/u

/** Length rules of a person's name; a shorter one is kept if `nameConfirmed` says that it is the full name. */
export const personNameBounds = { min: 3, max: 50 } as const

interface NameWords {
  tooShort: string
  tooLong: string
  missing: (label: string) => string
}

const isRequired = (label: string) => `${label} is required`

/** The usual words of a name's rules, with others for one that is missing. */
export const usualNameWords = (missing = isRequired): NameWords => ({
  tooShort: `Minimum ${personNameBounds.min} characters`,
  tooLong: `Maximum ${personNameBounds.max} characters`,
  missing,
})
const usualWords = usualNameWords()

/** As the sign-up says it (spec 2 §5). */
export const signUpNameWords: NameWords = {
  tooShort: `Minimum length is ${personNameBounds.min}`,
  tooLong: `Maximum length is ${personNameBounds.max}`,
  missing: isRequired,
}

/** One name of a person, which may be empty: letters and marks of any script. */
export const personName = (label: string, { tooLong, missing }: NameWords = usualWords) =>
  z
    .string(missing(label))
    .trim()
    .max(personNameBounds.max, tooLong)
    .superRefine((value, check) => {
      if (value !== '' && !personNamePattern.test(value)) {
        check.addIssue({ code: 'custom', message: `${label} can only contain letters and spaces` })
      }
    })

/** The name fields of a person; `checkPersonName` judges them together with the two answers that let a real name through (product.md). */
export const personNameFieldsIn = (words: NameWords) => ({
  firstName: personName('First Name', words).min(1, words.missing('First Name')),
  lastName: personName('Last Name', words),
})
export const personNameFields = personNameFieldsIn(usualWords)

interface PersonNameInput {
  firstName?: string | undefined
  lastName?: string | undefined
  nameConfirmed?: boolean | undefined
  hasOnlyOneName?: boolean | undefined
}

/** Finds the faults of a person's name, by field: required, minimum 3 unless confirmed, last name optional for people with one name. */
export function findNameFaults(value: PersonNameInput, { tooShort, missing } = usualWords): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [field, label] of [
    ['firstName', 'First Name'],
    ['lastName', 'Last Name'],
  ] as const) {
    const name = value[field]
    if (name === undefined) continue
    if (name === '') {
      if (field === 'firstName' || value.hasOnlyOneName) continue
      faults[field] = missing(label)
    } else if ([...name].length < personNameBounds.min && !value.nameConfirmed) {
      faults[field] = tooShort
    }
  }
  return faults
}

/** The same as a check of a whole body. A partial one is judged with what stands, by the verb. */
export const checkPersonNameIn = (words: NameWords) => (value: PersonNameInput, check: z.RefinementCtx) => {
  for (const [field, message] of Object.entries(findNameFaults(value, words))) {
    check.addIssue({ code: 'custom', path: [field], message })
  }
}
export const checkPersonName = checkPersonNameIn(usualWords)
