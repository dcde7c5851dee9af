import type { PublicCompany, PublicJob } from './store.ts'

const units: Record<string, string> = {
  Hourly: 'HOUR',
  Daily: 'DAY',
  Weekly: 'WEEK',
  Monthly: 'MONTH',
  Yearly: 'YEAR',
}
const employmentTypes: Record<string, string> = {
  'Full Time': 'FULL_TIME',
  'Part Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  'Contract to Hire': 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const toHtml = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('')

/** A job as search engines read it: schema.org's JobPosting. It holds no `<`, so that it cannot end the element that it stands in. */
export function toPosting(company: PublicCompany, job: PublicJob): string {
  const isRemote = job.work_mode === 'Remote'
  const places = job.places_shown.filter(
    ({ cityName, stateName, countryInfo }) => cityName || stateName || countryInfo[0],
  )
  const countries = [
    ...new Set(places.flatMap(({ countryInfo }) => countryInfo[0]?.code ?? countryInfo[0]?.name ?? [])),
  ]
  const types = [...new Set(job.job_types.flatMap((name) => employmentTypes[name] ?? []))]
  const posting = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.job_title,
    description: toHtml(job.job_description),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    datePosted: job.published_at.toISOString(),
    ...(job.job_expire_date && { validThrough: `${job.job_expire_date}T23:59:59` }),
    ...(types.length > 0 && { employmentType: types }),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.website?.startsWith('http') && { sameAs: company.website }),
    },
    ...(places.length > 0 && {
      jobLocation: places.map(({ cityName, stateName, zipCode, countryInfo: [country] }) => ({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(cityName && { addressLocality: cityName }),
          ...(stateName && { addressRegion: stateName }),
          ...(zipCode && { postalCode: zipCode }),
          ...(country && { addressCountry: country.code ?? country.name }),
        },
      })),
    }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    }),
    ...salaryOf(job),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.positions > 1 && { totalJobOpenings: job.positions }),
  }
  return JSON.stringify(posting).replace(/</g, '\\u003c')
}

function salaryOf({ min_salary, max_salary, currency, salary_duration }: PublicJob) {
  const unitText = units[salary_duration ?? '']
  if (!currency || !unitText) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(min_salary !== null && { minValue: Number(min_salary) }),
        ...(max_salary !== null && { maxValue: Number(max_salary) }),
        unitText,
      },
    },
  }
}
