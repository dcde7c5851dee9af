import type { Sql } from '../../../../platform/sql.ts'
import type { Judged } from './rule.ts'

interface Person {
  name: string
  title: string
  years: number
  skills: string[]
}

const grades: readonly { word: RegExp; least: number; most: number }[] = [
  { word: /^Junior /, least: 0, most: 3 },
  { word: /^Senior /, least: 6, most: 60 },
  { word: /^Lead /, least: 8, most: 60 },
  { word: /^Principal /, least: 12, most: 60 },
  { word: /^/, least: 2, most: 60 },
]

/** One of these belongs to whoever is called so. */
const needed: readonly [title: RegExp, skills: RegExp][] = [
  [/\bJava\b/, /^Java$/],
  [/Backend/, /^(Java|Node\.js|Python|Go)$/],
  [/Full Stack/, /^(JavaScript|TypeScript|React|Node\.js)$/],
  [/React|Frontend|UI/, /^(React|TypeScript|JavaScript|HTML)$/],
  [/Salesforce/, /^Salesforce$/],
  [/SAP/, /^SAP$/],
  [/\.NET/, /^(\.NET|C#)$/],
  [/Oracle/, /^(Oracle|PL\/SQL)$/],
  [/Data|BI\b/, /^(SQL|Python|Snowflake|Apache Spark|Spark)$/],
  [/DevOps|Cloud|Reliability/, /^(AWS|Azure|Kubernetes|Terraform)$/],
  [/QA|Test/, /^(Selenium|QA Automation|Java)$/],
  [/Business Analyst/, /^(Business Analysis|Agile|SQL)$/],
  [/Scrum|Project/, /^(Scrum|Agile|Project Management)$/],
  [/Machine Learning|Scientist|AI\b/, /^(Python|Machine Learning|PyTorch)$/],
]

/** Judges titles by years, and skills by title: of candidates and of jobs. */
export async function titleFits({ sql }: Judged): Promise<string[]> {
  const people = await peopleOf(sql)
  const jobs = await sql<{ name: string; title: string; skills: string[] }[]>`
    select job_title || ' of ' || received_on as name, job_title as title, skills from job where deleted_at is null`
  return [
    ...people.flatMap(({ name, title, years }) => {
      const grade = grades.find(({ word }) => word.test(title))
      return grade && (years < grade.least || years > grade.most)
        ? [`${name} is called ${title} with ${years} years`]
        : []
    }),
    ...[...people, ...jobs].flatMap(({ name, title, skills }) => {
      const needs = needed.find(([word]) => word.test(title))?.[1]
      if (!needs) return [`${name} is called ${title}, of which no skill is known`]
      return skills.some((skill) => needs.test(skill)) ? [] : [`${name}, ${title}, knows only ${skills.join(', ')}`]
    }),
  ]
}

const peopleOf = (sql: Sql) => sql<Person[]>`
  select c.full_name as name, c.job_title as title, coalesce(c.experience, 0)::float8 as years, c.skills
  from candidate c where c.deleted_at is null and c.job_title is not null`
