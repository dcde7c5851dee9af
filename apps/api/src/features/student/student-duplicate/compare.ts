import type { StudentLikeness } from '@corridor/contract/student/student-duplicate/kinds'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import type { Compared } from '../../records/merge/kind.ts'
import { personKey } from '../passport/person-key.ts'
import { openOrNot, placeOfPerson } from '../passport/sealing.ts'
import { type ComparedStudent, listSharing, listStanding, writeMark } from './store.ts'
import { weigh } from './weigh.ts'

/** Compares students with the others of their company. Birth dates are opened for it, and kept nowhere. */
export async function compareStudents(
  tx: Sql,
  ids: string[],
  { fields }: Platform,
): Promise<Compared<StudentLikeness>[]> {
  const asked = await listStanding(tx, ids)
  const sharing = await listSharing(tx, ids, await marksOf(tx, asked, fields))
  const joined = crowdsOf(sharing, ids)
  const around = joined.length > 0 ? await listStanding(tx, joined) : []
  const more = joined.length > 0 ? await listSharing(tx, joined, await marksOf(tx, around, fields)) : []
  const others = await listStanding(tx, [...new Set([...sharing, ...more].map(({ other }) => other))])
  const known = new Map([...others, ...asked, ...around].map((row) => [row.id, toPerson(row, fields)]))
  return [...asked, ...around].map(({ id, company_id: companyId }) => ({
    id,
    companyId,
    likely: [...sharing, ...more].flatMap((found) => {
      const [one, other] = [known.get(found.id), known.get(found.other)]
      return found.id === id && found.isLikely && one && other
        ? [{ id: found.other, ...weigh(one, other, found.shared) }]
        : []
    }),
  }))
}

/** Students of a crowd that was joined: pairs with them hold no more. */
const crowdsOf = (sharing: Awaited<ReturnType<typeof listSharing>>, ids: readonly string[]) => [
  ...new Set(sharing.flatMap(({ other, isLikely }) => (isLikely || ids.includes(other) ? [] : [other]))),
]

/** The marks of students with every key of the ring: others may be marked with an older one yet. */
async function marksOf(tx: Sql, rows: readonly ComparedStudent[], fields: Platform['fields']) {
  const marks = []
  for (const row of rows) {
    const birthDate = openOrNot(fields, row, 'birthDate')
    if (!birthDate) continue
    const [key, place] = [personKey(row, birthDate), placeOfPerson(row.company_id)]
    const own = fields.marks(key, place)
    // A student that was sealed before there were such marks is found by the others from now on.
    if (!own.some((mark) => row.person_mark?.equals(mark))) await writeMark(tx, row.id, fields.mark(key, place))
    marks.push(...own.map((mark) => ({ id: row.id, mark })))
  }
  return marks
}

const toPerson = (row: ComparedStudent, fields: Platform['fields']) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  birthDate: openOrNot(fields, row, 'birthDate') ?? null,
})
