import * as z from 'zod'
import { judgedWords as words } from './judged-words.ts'

const kinds: Record<string, string> = {
  ...{ string: words.text, number: words.number, int: words.wholeNumber, boolean: words.boolean, array: words.list },
  ...{ object: words.values, record: words.values, date: words.date },
}
const formats: Record<string, string> = {
  ...{ uuid: words.id, email: words.email, url: words.url, datetime: words.moment, date: words.date },
}

/** Says what is wrong with a field that has no words of its own for it, in place of the validator's language. */
function inWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.missing : (kinds[issue.expected] ?? words.wrongKind)
    case 'invalid_union':
      return issue.input === undefined ? words.missing : words.wrongKind
    case 'invalid_value':
      return issue.input === undefined ? words.missing : words.choice
    case 'invalid_format':
      return formats[issue.format] ?? words.form
    case 'not_multiple_of':
      return words.wholeNumber
    case 'unrecognized_keys':
      return words.unknownName
    case 'too_small':
      return bound(issue.origin, 'Min', issue.minimum)
    case 'too_big':
      return bound(issue.origin, 'Max', issue.maximum)
    default:
      return words.other
  }
}

function bound(origin: string, side: 'Min' | 'Max', n: number | bigint): string {
  const counted = origin === 'string' ? 'chars' : origin === 'number' || origin === 'int' ? 'number' : 'entries'
  return words[`${counted}${side}`].replace('{n}', String(n))
}

z.config({ localeError: inWords })
