import { textLimits } from '../../../../reading/limits.ts'
import { readDocument } from '../../../../reading/read-document.ts'
import type { Judged } from './rule.ts'

interface Person {
  name: string
  title: string
  skills: string[]
  key: string
  file: string
}

/** Judges that the product's own reader finds in each resume whom the record tells of. */
export async function resumesSayTheSame({ sql, storage }: Judged): Promise<string[]> {
  const people = await sql<Person[]>`
    select c.full_name as name, c.job_title as title, c.skills, c.resume_key as key, f.original_name as file
    from candidate c join stored_file f on f.key = c.resume_key where c.deleted_at is null order by c.full_name`
  const found: string[] = []
  for (const { name, title, skills, key, file } of people) {
    const kind = file.endsWith('.pdf') ? 'pdf' : 'docx'
    const { fields } = await storage.withLocalFile('files', key, (path) =>
      readDocument({ path, kind }, textLimits[kind]),
    )
    const readName = [fields.firstName?.value, fields.lastName?.value].filter(Boolean).join(' ')
    if (readName !== name) found.push(`${name} reads as ${readName || 'nobody'}`)
    if (fields.jobTitle?.value !== title)
      found.push(`${name}, ${title}, reads as ${fields.jobTitle?.value ?? 'nothing'}`)
    const read = new Set((fields.skills ?? []).map(({ value }) => value.toLowerCase()))
    const unread = skills.filter((skill) => !read.has(skill.toLowerCase()))
    if (unread.length > 0) found.push(`${name} knows ${unread.join(', ')}, which the resume does not say`)
  }
  return found
}
