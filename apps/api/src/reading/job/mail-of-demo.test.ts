import { expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { readJob } from './read-job.ts'

const mail =
  'Senior Java Developer for Northwind Systems in Charlotte NC, onsite 3 days. 12 months, $75/hr on C2C max. Must have Java 17, Spring Boot, Kafka, AWS. Visa: any but OPT.'

it('reads a mail that says all in one paragraph', () => {
  const fields = readJob([toPage([{ text: mail, size: 0 }])])
  const [place] = fields.locations ?? []
  const named = (found: readonly { value: string }[] = []) => found.map(({ value }) => value)
  expect({
    title: fields.jobTitle?.value,
    city: place?.city?.value,
    state: place?.state?.value,
    mode: fields.workMode?.value,
    days: fields.officeDays?.value,
    months: fields.contractMonths?.value,
    rate: [fields.minSalary?.value, fields.maxSalary?.value, fields.salaryDuration?.value, fields.currency?.value],
    pay: named(fields.payTypes),
    skills: named(fields.skills),
    taken: fields.workAuthorizations,
    refused: named(fields.refusedAuthorizations),
  }).toEqual({
    title: 'Senior Java Developer',
    city: 'Charlotte',
    state: 'NC',
    mode: 'Hybrid',
    days: '3',
    months: '12',
    rate: [undefined, '75', 'hour', 'USD'],
    pay: ['C2C'],
    skills: ['Java 17', 'Spring Boot', 'Kafka', 'AWS'],
    taken: undefined,
    refused: ['OPT'],
  })
})

it('keeps the sentences of a list apart', () => {
  const { skills } = readJob([
    toPage([{ text: 'Administrator\nRequired skills: Linux. 8+ years of experience. Ansible, Bash', size: 0 }]),
  ])
  expect(skills?.map(({ value }) => value)).toEqual(['Linux', 'Ansible', 'Bash'])
})

it.each<[string, string[]]>([
  ['Skills: Java, Spring Boot, SQL. Please send your best people.', ['Java', 'Spring Boot', 'SQL']],
  ['Skills: Java, Spring Boot. Immediate joiners only. Local candidates preferred.', ['Java', 'Spring Boot']],
  ['Skills: SAP FICO, S/4HANA. Submit by Friday, call Nora with questions.', ['SAP FICO', 'S/4HANA']],
  ['Skills: Welding, Blueprint reading. Start is immediate', ['Welding', 'Blueprint reading']],
  ['Skills: Java, SQL. Spring Boot, Kafka. Send resumes today', ['Java', 'SQL', 'Spring Boot', 'Kafka']],
])('ends a list where a sentence begins: %s', (line, expected) => {
  const { skills } = readJob([toPage([{ text: `Developer\n${line}`, size: 0 }])])
  expect(skills?.map(({ value }) => value)).toEqual(expected)
})
