import { describe, expect, it } from 'vitest'
import { type SizedText, toPage } from '../document/page-text.ts'
import { findFields } from './find-fields.ts'

const today = new Date('2026-06-15T00:00:00Z')
const read = (text: string) =>
  findFields(
    [
      toPage(
        text
          .trim()
          .split('\n')
          .map((line): SizedText => ({ text: line, size: 0 })),
      ),
    ],
    today,
  )
const positions = (text: string) =>
  (read(text).positions ?? []).map(({ title, employer, startDate, endDate, isCurrent }) =>
    [title?.value, employer?.value, startDate?.value, isCurrent ? 'now' : endDate?.value]
      .map((part) => part ?? '-')
      .join(' / '),
  )
const studies = (text: string) =>
  (read(text).studies ?? []).map(({ degree, school, endDate }) =>
    [degree?.value, school?.value, endDate?.value].map((part) => part ?? '-').join(' / '),
  )
const skills = (text: string) => (read(text).skills ?? []).map(({ value }) => value)

describe('positions', () => {
  it.each<[string, string, string[]]>([
    [
      'with title, employer and dates on lines of their own',
      `EXPERIENCE
Project Manager
Kiehn Group
May 2019 - Present
Led three teams.
Data Analyst
Heller Inc
2015 - 2019
Counted things.`,
      ['Project Manager / Kiehn Group / 2019-05 / now', 'Data Analyst / Heller Inc / 2015 / 2019'],
    ],
    [
      'with dates at the right, and the employer below',
      `Work History
Senior Engineer\tJan 2023 - Present
Stripe • San Francisco, CA
• Built a pipeline that saved 18% in 2024
Engineer\tJun 2021 - Dec 2022
Figma • San Francisco, CA
• Shipped search`,
      ['Senior Engineer / Stripe / 2023-01 / now', 'Engineer / Figma / 2021-06 / 2022-12'],
    ],
    [
      'with the employer first',
      `Employment
Creative Solutions Inc.\tJanuary 2019 to Present
Web Developer\tAustin, TX
• Redesigned the site.
TechAdvancers LLC\tJune 2016 to December 2018
Junior Developer\tAustin, TX`,
      [
        'Web Developer / Creative Solutions Inc. / 2019-01 / now',
        'Junior Developer / TechAdvancers LLC / 2016-06 / 2018-12',
      ],
    ],
    [
      'all on one line',
      `Professional Experience
QA Engineer, Weber LLC November 2022 – Present
Tested.
Scrum Master at Jerde Group, 2019 - 2022
Moderated.`,
      ['QA Engineer / Weber LLC / 2022-11 / now', 'Scrum Master / Jerde Group / 2019 / 2022'],
    ],
    [
      'in a table whose dates are broken over two lines',
      `Employment History
November 2022 –\tCustomer Success Manager
Present\tRoob Group
Answered calls.
June 2019 – February\tNode.js Developer
2022\tKemmer and Sons
Wrote code.`,
      ['Customer Success Manager / Roob Group / 2022-11 / now', 'Node.js Developer / Kemmer and Sons / 2019-06 / 2022'],
    ],
    [
      'in German',
      `Berufserfahrung
Softwareentwickler
Beispiel GmbH
01/2018 - heute`,
      ['Softwareentwickler / Beispiel GmbH / 2018-01 / now'],
    ],
  ])('%s', (_, text, expected) => expect(positions(text)).toEqual(expected))

  it('keeps what was done, and where it stands', () => {
    const text =
      'Experience\nEngineer\nAcme Inc\n2019 - 2021\n• Built it.\n• Ran it.\nEducation\nBSc, Aston University, 2018'
    const [position] = read(text).positions ?? []
    expect(position?.description?.value).toBe('Built it.\n• Ran it.')
    const { start = 0, end = 0 } = position?.description ?? {}
    expect(text.slice(start, end)).toBe('Built it.\n• Ran it.')
  })

  it('counts the years that positions cover once, and takes what is said before', () => {
    const text = 'Experience\nEngineer\nAcme Inc\nJan 2016 - Jan 2020\nTutor\nBeta College\nJan 2018 - Jan 2021'
    expect(read(text).experience).toMatchObject({ value: '5', sure: 0.6 })
    expect(read(`Summary\nEngineer with over 12 years of experience.\n${text}`).experience).toMatchObject({
      value: '12',
      sure: 0.9,
    })
  })
})

describe('studies', () => {
  it.each<[string, string, string[]]>([
    ['on one line', 'Education\nB.Sc. Physics, Aston University, 2015', ['B.Sc. Physics / Aston University / 2015']],
    [
      'school first',
      "Education\nUniversity of Texas\tAug 2012 - May 2016\nAustin, TX\tBachelor's in Computer Science",
      ["Bachelor's in Computer Science / University of Texas / 2016-05"],
    ],
    [
      'wrapped in a narrow column',
      'EDUCATION\nB.Sc. in Computer Science and\nEngineering\nInstituto Superior Técnico (IST)\n2020',
      ['B.Sc. in Computer Science and Engineering / Instituto Superior Técnico (IST) / 2020'],
    ],
    [
      'with a field alone',
      'Education\nEconomics\nUniversidad de Granada\n2016 - 2019\nDesign\nLund University\n2013',
      ['Economics / Universidad de Granada / 2019', 'Design / Lund University / 2013'],
    ],
  ])('%s', (_, text, expected) => expect(studies(text)).toEqual(expected))
})

describe('skills', () => {
  it.each<[string, string, string[]]>([
    ['divided by commas', 'Skills\nJava, C++, Node.js, C#', ['Java', 'C++', 'Node.js', 'C#']],
    [
      'in groups',
      'Technical Skills\nCloud: AWS (EC2, S3), Azure\nLanguages: Go | Rust',
      ['AWS', 'EC2', 'S3', 'Azure', 'Go', 'Rust'],
    ],
    ['with levels', 'Skills\nFrontend\nAdvanced\nReact, Vue\nTools\nIntermediate\nGit', ['React', 'Vue', 'Git']],
    [
      'wrapped in a bracket',
      'SKILLS\nObservability (Prometheus,\nGrafana)\nSQL',
      ['Observability', 'Prometheus', 'Grafana', 'SQL'],
    ],
    [
      'in two columns',
      'TECHNICALSKILLS\n• Leadership\t• Kubernetes\n• Python\t• CI/CD',
      ['Leadership', 'Kubernetes', 'Python', 'CI/CD'],
    ],
    ['each once', 'Skills\nSQL, sql, SQL', ['SQL']],
  ])('%s', (_, text, expected) => expect(skills(text)).toEqual(expected))
})

describe('the rest', () => {
  const text = `Asha Mehta
Pune, India | asha@example.com | +91 98765 43210 | linkedin.com/in/asha
Work Authorization: H1B
LANGUAGES
English (native), Hindi (fluent)
CERTIFICATIONS
AWS Certified Developer, 2021
PMP`

  it('is read, each with its place', () => {
    const fields = read(text)
    expect(fields.location?.value).toBe('Pune, India')
    expect(fields.workAuthorization?.value).toBe('H1B')
    expect(fields.links?.map(({ value }) => value)).toEqual(['linkedin.com/in/asha'])
    expect(fields.languages?.map(({ language, level }) => [language.value, level?.value])).toEqual([
      ['English', 'native'],
      ['Hindi', 'fluent'],
    ])
    expect(fields.certifications?.map(({ value }) => value)).toEqual(['AWS Certified Developer', 'PMP'])
    for (const { value, start, end } of [fields.location, fields.workAuthorization].filter(
      (found) => found !== undefined,
    ))
      expect(text.slice(start, end)).toBe(value)
  })

  it('is the same in every run', () => expect(read(text)).toEqual(read(text)))

  it('leaves out what is not said', () => {
    expect(Object.keys(read('Asha Mehta\nasha@example.com')).sort()).toEqual(['email', 'firstName', 'lastName'])
  })

  it('takes no place of a position for the home', () => {
    expect(read('Asha Mehta\nExperience\nEngineer\nAcme Inc, Austin, TX\n2019 - 2021').location).toBeUndefined()
  })
})
