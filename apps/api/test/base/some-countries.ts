import type { RunningApp } from '../running-app.ts'

/** Countries of the demo's companies, students and institutions. If a country stands, the world's are not loaded, which would take a minute. */
export async function someCountries({ make }: RunningApp): Promise<void> {
  for (const [code, name] of Object.entries({ IN: 'India', CA: 'Canada', GB: 'United Kingdom', ...ofStudents }))
    await make.country({ code, name })
  const state_id = await make.state({
    name: 'Texas',
    country_id: await make.country({ code: 'US', name: 'United States' }),
  })
  await make.city({ name: 'Dallas', state_id })
}

const ofStudents = {
  ...{ AE: 'United Arab Emirates', AU: 'Australia', BD: 'Bangladesh', BR: 'Brazil', CN: 'China', KE: 'Kenya' },
  ...{
    LB: 'Lebanon',
    LK: 'Sri Lanka',
    MX: 'Mexico',
    NZ: 'New Zealand',
    NG: 'Nigeria',
    NP: 'Nepal',
    PH: 'Philippines',
    PK: 'Pakistan',
  },
  VN: 'Vietnam',
}
