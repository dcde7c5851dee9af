import { distinctNames, nameByPattern, safeFileName } from '@corridor/contract/agency/institution/file-pattern'
import { plainName } from '@corridor/contract/format/person-name'
import type { AskedPaper, findNamed } from './store.ts'

export type Named = NonNullable<Awaited<ReturnType<typeof findNamed>>>

export const studentOf = ({ first_name: firstName, middle_name: middleName, last_name: lastName }: Named) =>
  plainName({ firstName, middleName, lastName })

/** The names of papers as the institution wants them, in their order and without ends. */
export function namesOf(named: Named, papers: readonly AskedPaper[]): string[] {
  const digits = Math.max(2, String(papers.length).length)
  return distinctNames(
    papers.map(({ title }, at) =>
      nameByPattern(named.file_pattern, {
        ...{ student: studentOf(named), first: named.first_name, last: named.last_name, paper: title },
        ...{ number: String(at + 1).padStart(digits, '0'), 'student-number': named.student_number },
        ...{ programme: named.programme, institution: named.institution },
      }),
    ),
  )
}

/** The name of a bundle, without its end. */
export const nameOfBundle = (named: Named) => safeFileName(`${studentOf(named)} - ${named.institution}`)
