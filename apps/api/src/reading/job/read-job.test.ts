import { describe, expect, it } from 'vitest'
import type { FoundValue } from '../answer.ts'
import { toPage } from '../document/page-text.ts'
import { readJob } from './read-job.ts'

const pagesOf = (text: string) => [toPage([{ text, size: 0 }])]
const values = (found: readonly FoundValue[] | undefined) => found?.map(({ value }) => value)

/** The fields as plain values, without those that are not asked for. */
function told(text: string) {
  const fields = readJob(pagesOf(text))
  const { locations, jobTypes, payTypes, skills, niceSkills, workAuthorizations, vendorContact, ...single } = fields
  const plain = Object.fromEntries(Object.entries(single).map(([name, found]) => [name, (found as FoundValue).value]))
  const contact = Object.fromEntries(Object.entries(vendorContact ?? {}).map(([name, found]) => [name, found.value]))
  return {
    ...plain,
    places: locations?.map(({ place }) => place.value),
    jobTypes: values(jobTypes),
    payTypes: values(payTypes),
    skills: values(skills),
    niceSkills: values(niceSkills),
    workAuthorizations: values(workAuthorizations),
    contact,
  }
}

describe('a job ad', () => {
  it.each<[string, string[], Record<string, unknown>]>([
    [
      'with a label on each line',
      [
        'Hi,',
        'Please find the requirement below.',
        'Job Title: Sr. Data Engineer',
        'Location: Plano, TX / Charlotte, NC (Hybrid)',
        'Duration: 12+ months',
        'Rate: $70/hr on C2C',
        'End Client: Northwind Bank',
        'Visa: USC, GC, H1B',
        'Must have: Python, Spark, Airflow, Snowflake',
        'Nice to have: Terraform, Kafka',
        'Regards,',
        'Priya Nair',
        'priya@vendor.example | (415) 555-2671',
      ],
      {
        jobTitle: 'Sr. Data Engineer',
        places: ['Plano, TX', 'Charlotte, NC'],
        workMode: 'Hybrid',
        contractDuration: '12+ months',
        contractMonths: '12',
        minSalary: '70',
        salaryDuration: 'hour',
        currency: 'USD',
        payTypes: ['C2C'],
        endClient: 'Northwind Bank',
        workAuthorizations: ['US Citizen', 'Green Card', 'H1B'],
        skills: ['Python', 'Spark', 'Airflow', 'Snowflake'],
        niceSkills: ['Terraform', 'Kafka'],
        contact: { name: 'Priya Nair', email: 'priya@vendor.example', phone: '+14155552671' },
      },
    ],
    [
      'headed by its title, its company and its place',
      [
        'Payroll Specialist',
        'Bluebird Foods · Tulsa, OK',
        'Employment type: Part-time',
        '$22.50 - $27 an hour',
        'This is a remote position.',
      ],
      {
        jobTitle: 'Payroll Specialist',
        places: ['Tulsa, OK'],
        jobTypes: ['Part-time'],
        workMode: 'Remote',
        minSalary: '22.5',
        maxSalary: '27',
        salaryDuration: 'hour',
      },
    ],
    [
      'set as a table of a public agency',
      [
        'Park Ranger, GS-0025-07',
        'Agency\tState Parks',
        'Location\tMoab, Utah',
        'Work schedule\tFull-Time',
        'Appointment type\tTerm NTE 13 months',
        'Salary\t$48,036 - $62,590 per year',
        'Who may apply\tUnited States Citizens',
      ],
      {
        jobTitle: 'Park Ranger, GS-0025-07',
        places: ['Moab, Utah'],
        jobTypes: ['Temporary', 'Full-time'],
        contractDuration: '13 months',
        minSalary: '48036',
        maxSalary: '62590',
        salaryDuration: 'year',
        workAuthorizations: ['US Citizen'],
      },
    ],
    [
      'told in prose',
      [
        'We are looking for a Senior Java Developer for our office located in Austin, TX. It is a 6+ months contract, on-site only.',
        'Candidates must be authorized to work in the United States without sponsorship. We offer $120k-$140k and relocation assistance.',
      ],
      {
        jobTitle: 'Senior Java Developer',
        places: ['Austin, TX'],
        jobTypes: ['Contract'],
        contractMonths: '6',
        workMode: 'On-site',
        relocation: 'Yes',
        minSalary: '120000',
        maxSalary: '140000',
        salaryDuration: 'year',
        skills: ['Java'],
      },
    ],
    [
      'that lost its line breaks',
      [
        '.Net DeveloperLOCATION: Boston MADuration: 3 months contract to hireRate: $55/hrSkills: C#, SQL ServerIf you are interested please reply',
      ],
      { contractMonths: '3', jobTypes: ['Contract-to-hire'], minSalary: '55', skills: ['C#', 'SQL Server'] },
    ],
    [
      'that says what is not offered',
      [
        'Tester',
        'Type: Permanent',
        'W2 only, no C2C or 1099. No remote work. Relocation is not available. We are unable to sponsor H1B visas.',
      ],
      {
        jobTypes: ['Full-time'],
        payTypes: ['W2'],
        workMode: 'On-site',
        relocation: 'No',
        workAuthorizations: ['No sponsorship'],
      },
    ],
    [
      'with lists below its headings',
      [
        'QA Analyst',
        'Required Skills:',
        '• Selenium',
        '• 3+ years with Java and REST APIs',
        'Preferred:',
        '• AWS',
        'Benefits:',
        '• Python lunch club',
      ],
      { skills: ['Selenium', 'Java', 'REST APIs'], niceSkills: ['AWS'] },
    ],
    [
      'in the haste of a recruiter',
      [
        'Subject: Requirement - ETL Tester || Chicago',
        'Hello,',
        'Job title: ETL Tester',
        'Location- Austin TX',
        'Visa: Any except OPT/CPT',
        'Thanks, Raj Kumar',
      ],
      {
        jobTitle: 'ETL Tester',
        places: ['Austin TX'],
        workAuthorizations: undefined,
        contact: { name: 'Raj Kumar' },
      },
    ],
    [
      'with a street, and days in the office',
      [
        'Analyst',
        'Work Location: 200 Main Street, Jersey City, NJ 07302',
        'On-site 3 days a week. The rest of the team is in Toronto, Ontario.',
      ],
      { places: ['Jersey City, NJ 07302'], workMode: 'Hybrid', skills: undefined },
    ],
    [
      'abroad',
      [
        'Senior Accountant',
        'Contoso Ltd',
        'London, United Kingdom',
        '£45,000 - £55,000 per annum',
        'Permanent, hybrid',
      ],
      {
        places: ['London, United Kingdom'],
        currency: 'GBP',
        minSalary: '45000',
        jobTypes: ['Full-time'],
        workMode: 'Hybrid',
      },
    ],
  ])('%s', (_, lines, expected) => {
    expect(told(lines.join('\n'))).toMatchObject(expected)
  })

  it.each<[string, string]>([
    ['a referral bonus', 'Welder\nWe pay a referral bonus of $1,000 and raised $30 million.'],
    ['a hybrid cloud', 'Architect\nYou build hybrid cloud systems and support remote sites.'],
    ['an equal opportunity', 'Cook\nWe hire without regard to race, religion, citizenship status or visa.'],
    ['experience', 'Driver\n5+ years of experience in this position required.'],
  ])('is not told a condition by %s', (_, text) => {
    const { minSalary, workMode, workAuthorizations, contractDuration } = readJob(pagesOf(text))
    expect({ minSalary, workMode, workAuthorizations, contractDuration }).toEqual({})
  })

  it.each<[string, string[] | undefined]>([
    ['Rate: $60/hr on our W-2', ['W2']],
    ['Open to Corp-to-corp and 1099 contractors', ['C2C', '1099']],
    ['Corporation to corporation or W 2', ['W2', 'C2C']],
    ['C2C / W2 / 1099 all fine', ['W2', 'C2C', '1099']],
    ['No C2C, W2 only', ['W2']],
    ['Not corp to corp but W2', ['W2']],
    ['W2 only. No third parties, no Corp2Corp.', ['W2']],
    ['C2C: No. W2: Yes.', ['W2']],
    ['C2C candidates will not be considered; W2', ['W2']],
    ['We are unable to work on C2C or 1099', undefined],
    ['Please complete your W2 form and form 1099 form', undefined],
  ])('pays as it says: %s', (text, expected) => {
    expect(told(`Java Developer\n${text}`).payTypes).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['Experience with Kafka, Spark and Snowflake is required.', ['Kafka', 'Spark', 'Snowflake']],
    ['You know NestJS/gRPC, and deploy to EKS (ArgoCD, Istio).', ['NestJS', 'gRPC', 'EKS', 'ArgoCD', 'Istio']],
    ['Hands-on Power Apps, Power Automate and Dynamics 365.', ['Power Apps', 'Power Automate', 'Dynamics 365']],
    ['Strong communication, teamwork and a positive attitude.', []],
  ])('asks for what it names: %s', (text, expected) => {
    expect(told(`Consultant\nRequirements:\n${text}`).skills ?? []).toEqual(expected)
  })

  it('without words has no fields', () => {
    expect(readJob(pagesOf(' \n\u200b'))).toEqual({})
  })
})
