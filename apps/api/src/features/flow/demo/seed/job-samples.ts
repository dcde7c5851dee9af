/** A job that the demo tells of. */
export interface Sample {
  title: string
  client: number | null
  /** The vendor that asked, by name; without one the job is an own client's. */
  vendor?: string
  city: string
  skills: string[]
  nice?: string[]
  mode: string
  pay: [least: number, most: number, duration: string]
  authorizations?: string[]
  /** Days since it came, and days until it closes by itself. */
  came: number
  expires: number
  priority?: string
  closed?: string
  /** Days since it was closed. */
  closedDays?: number
}

const contract = ['US Citizen', 'GC', 'GC EAD', 'H4 EAD', 'H1B']
export const samples: readonly Sample[] = [
  {
    title: 'Senior Java Developer',
    client: 0,
    vendor: 'Quarrystone Systems',
    city: 'Dallas',
    skills: ['Java', 'Spring Boot', 'Apache Kafka'],
    nice: ['AWS'],
    mode: 'Hybrid',
    pay: [62, 72, 'Hourly'],
    authorizations: contract,
    came: 2,
    expires: 28,
    priority: 'urgent',
  },
  {
    title: 'React Developer',
    client: 3,
    city: 'Austin',
    skills: ['React', 'TypeScript', 'GraphQL'],
    mode: 'Remote',
    pay: [110_000, 135_000, 'Yearly'],
    came: 5,
    expires: 40,
    priority: 'high',
  },
  {
    title: 'DevOps Engineer',
    client: 1,
    city: 'Houston',
    skills: ['Kubernetes', 'Terraform', 'Azure'],
    nice: ['Python'],
    mode: 'On-site',
    pay: [65, 80, 'Hourly'],
    authorizations: contract,
    came: 9,
    expires: 21,
  },
  {
    title: 'Data Engineer',
    client: null,
    vendor: 'Everline Partners',
    city: 'Plano',
    skills: ['Python', 'Snowflake', 'Apache Spark'],
    mode: 'Remote',
    pay: [58, 68, 'Hourly'],
    came: 1,
    expires: 14,
    priority: 'high',
  },
  {
    title: 'QA Automation Engineer',
    client: 2,
    vendor: 'Delta Workforce',
    city: 'Dallas',
    skills: ['Selenium', 'Java', 'QA Automation'],
    mode: 'Hybrid',
    pay: [48, 56, 'Hourly'],
    came: 12,
    expires: 9,
  },
  {
    title: 'Business Analyst',
    client: 4,
    city: 'Irving',
    skills: ['Business Analysis', 'SQL', 'Jira'],
    mode: 'On-site',
    pay: [85_000, 98_000, 'Yearly'],
    came: 20,
    expires: 30,
  },
  {
    title: 'Salesforce Developer',
    client: null,
    vendor: 'Horizon Talent Bridge',
    city: 'Dallas',
    skills: ['Salesforce'],
    nice: ['ServiceNow'],
    mode: 'Remote',
    pay: [60, 70, 'Hourly'],
    came: 30,
    expires: -3,
  },
  {
    title: 'Oracle Database Administrator',
    client: 1,
    city: 'Houston',
    skills: ['Oracle', 'PL/SQL', 'Linux'],
    mode: 'On-site',
    pay: [55, 64, 'Hourly'],
    came: 75,
    expires: 10,
    closed: 'cancelled',
  },
  {
    title: 'Machine Learning Engineer',
    client: 0,
    vendor: 'Quarrystone Systems',
    city: 'Plano',
    skills: ['Python', 'Machine Learning', 'PyTorch'],
    mode: 'Hybrid',
    pay: [75, 90, 'Hourly'],
    came: 140,
    expires: -60,
    closed: 'lost',
  },
]

export const cities = ['Dallas', 'Austin', 'Plano', 'Irving', 'Houston', 'San Antonio']
export const modes = ['Hybrid', 'Remote', 'On-site']
export const closedReasons = ['lost', 'cancelled', 'lost', 'on-hold']

export const describe = ({ title, city, skills, nice = [] }: Sample) =>
  [
    `We are looking for a ${title} to join a team in ${city}.`,
    `You have built and run systems with ${skills.join(', ')} for several years, and explain what you do in plain words.`,
    ...(nice.length > 0 ? [`Experience with ${nice.join(', ')} helps.`] : []),
    'You work with product and operations every day, write tests, and take your turn on call.',
  ].join('\n\n')
