import { type FamilyRelation, otherWay } from '@corridor/contract/student/family/kinds'
import type postgres from 'postgres'
import type { Trace } from '../trail.ts'

/** Links of two: `relation` is what the second is to the first, `lives` if the second has the address of the first. */
const links: readonly { of: string; relative: string; relation: FamilyRelation; lives?: true }[] = [
  { of: 'Ayesha Khan', relative: 'Imtiaz Khan', relation: 'spouse', lives: true },
  { of: 'Ayesha Khan', relative: 'Zoya Khan', relation: 'child', lives: true },
  { of: 'Imtiaz Khan', relative: 'Zoya Khan', relation: 'child' },
]
const minuteMs = 60_000

interface Member {
  id: string
  company_id: string
  created_by: string
  full_name: string
  updated_at: Date
}

/** Links the students of one family, and answers the trail of it. */
export async function studentFamilies(tx: postgres.TransactionSql): Promise<Trace[]> {
  const names = [...new Set(links.flatMap(({ of, relative }) => [of, relative]))]
  const members = await tx<Member[]>`
    select id, company_id, created_by, full_name, updated_at from student where full_name = any(${names})`
  const memberOf = (name: string) => members.find(({ full_name }) => full_name === name) as Member
  const sides = links.flatMap(({ of, relative, relation }) => [
    { student: memberOf(of), relative: memberOf(relative), relation },
    { student: memberOf(relative), relative: memberOf(of), relation: otherWay[relation] },
  ])
  const rows = sides.map(({ student, relative, relation }) => ({
    company_id: student.company_id,
    ...{ student_id: student.id, relative_id: relative.id, relation },
  }))
  await tx`insert into student_relative ${tx(rows)}`
  const followed = links.flatMap(({ of, relative, lives }) =>
    lives ? [{ ...placeOf(memberOf(relative)), source_id: memberOf(of).id, part: 'address' }] : [],
  )
  await tx`insert into student_followed ${tx(followed)}`
  return sides.map(({ student, relative, relation }) => ({
    ...{ company_id: student.company_id, actor_id: student.created_by, record_kind: 'student', record_id: student.id },
    ...{ action: 'student.link-relative', before: null, after: { relative: relative.id, relation } },
    at: new Date(Math.max(student.updated_at.getTime(), relative.updated_at.getTime()) + minuteMs),
  }))
}

const placeOf = ({ company_id, id }: Member) => ({ company_id, student_id: id })
