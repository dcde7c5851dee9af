interface Track {
  titles: readonly string[]
  skills: readonly string[]
}

/** Trades of the demo's people: whoever knows one title of a trade could stand for another. */
export const tracks: readonly Track[] = [
  {
    titles: ['Java Developer', 'Backend Engineer', 'Full Stack Developer'],
    skills: ['Java', 'Spring Boot', 'SQL', 'Apache Kafka', 'AWS', 'Docker', 'Kubernetes', 'JavaScript'],
  },
  {
    titles: ['Data Engineer', 'Data Analyst', 'BI Developer'],
    skills: ['Python', 'SQL', 'Apache Spark', 'Snowflake', 'Tableau', 'ETL', 'Azure', 'Power BI'],
  },
  {
    titles: ['Frontend Developer', 'React Developer', 'UI Engineer'],
    skills: ['React', 'TypeScript', 'JavaScript', 'HTML', 'GraphQL', 'Angular', 'Figma', 'Node.js'],
  },
  {
    titles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer'],
    skills: ['AWS', 'Terraform', 'Kubernetes', 'Ansible', 'Linux', 'Jenkins', 'Docker', 'Azure'],
  },
  {
    titles: ['Business Analyst', 'Scrum Master', 'Project Manager'],
    skills: ['Agile', 'Scrum', 'Jira', 'Business Analysis', 'SQL', 'Excel', 'Project Management', 'Tableau'],
  },
  {
    titles: ['QA Engineer', 'QA Automation Engineer', 'Test Engineer'],
    skills: ['Selenium', 'QA Automation', 'Java', 'Python', 'Jira', 'SQL', 'REST', 'Jenkins'],
  },
  {
    titles: ['Salesforce Developer', 'Salesforce Administrator'],
    skills: ['Salesforce', 'JavaScript', 'SQL', 'REST', 'Agile', 'Jira'],
  },
  {
    titles: ['Machine Learning Engineer', 'Data Scientist', 'AI Engineer'],
    skills: ['Python', 'Machine Learning', 'PyTorch', 'TensorFlow', 'SQL', 'AWS', 'Apache Spark', 'R'],
  },
]

const core: readonly [RegExp, string][] = [
  [/^Full Stack/, 'JavaScript'],
  [/^(Java|Backend)/, 'Java'],
  [/^(BI|Data (Engineer|Analyst))/, 'SQL'],
  [/^(React|Frontend|UI)/, 'React'],
  [/^(DevOps|Cloud|Site)/, 'AWS'],
  [/^Business/, 'Business Analysis'],
  [/^Scrum/, 'Scrum'],
  [/^Project/, 'Project Management'],
  [/^(QA|Test)/, 'Selenium'],
  [/^Salesforce/, 'Salesforce'],
  [/^(Machine|Data Scientist|AI)/, 'Python'],
]
const skillsEach = 5
const gradeWord = /^(Junior|Senior|Lead|Principal) /

/** The trade of a title of any grade; undefined if no trade knows it. */
export const trackOf = (title: string): Track | undefined =>
  tracks.find(({ titles }) => titles.includes(title.replace(gradeWord, '')))

export const withoutGrade = (title: string): string => title.replace(gradeWord, '')

/** Word before a title after so many years; `chance` from 0 to 1 says how soon. */
export function gradeAt(years: number, chance: number): string {
  if (years < 2) return 'Junior '
  if (years < 6) return ''
  if (years < 8) return chance < 0.6 ? 'Senior ' : ''
  if (years < 12) return chance < 0.25 ? 'Lead ' : chance < 0.8 ? 'Senior ' : ''
  return chance < 0.3 ? 'Principal ' : chance < 0.55 ? 'Lead ' : 'Senior '
}

/** Dollars an hour that somebody asks for after so many years. */
export const rateAt = (years: number): number => Math.round(36 + 2.8 * Math.min(years, 18))

/** Picks the skills that the title cannot do without, and some more of its trade. */
export function skillsFor(title: string, random: () => number): string[] {
  const first = core.find(([word]) => word.test(title))?.[1]
  const known = new Set(first ? [first] : [])
  const all = trackOf(title)?.skills ?? []
  for (let at = 0; at < skillsEach - 1; at += 1) known.add(all[Math.floor(random() * all.length)] ?? '')
  known.delete('')
  return [...known]
}
