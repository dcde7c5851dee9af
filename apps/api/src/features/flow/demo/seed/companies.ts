import { now } from '../../../../platform/clock.ts'

const dayMs = 86_400_000

/** The demo's companies, each in its own state of onboarding, which some began days ago and some a year. */
export const demoCompanies = () => [
  company('Harbor Staffing', 'harbor.example', 6, true, 430),
  company('Summit Talent', 'summit.example', 6, true, 400),
  company('Maple Pathways', 'maple.example', 3, false, 64),
  company('Atlas Study Abroad', 'atlas.example', 6, true, 380),
  company('Birch Advisors', 'birch.example', 1, false, 6),
  company('Cedar Coaching', 'cedar.example', 2, false, 13),
  company('Willow Visas', 'willow.example', 4, false, 41),
  company('Aspen Study', 'aspen.example', 5, false, 27),
  company('Rowan Consulting', 'rowan.example', 6, false, 120),
  company('Juniper Placement', 'juniper.example', 6, true, 310),
]

function company(name: string, domain: string, step: number, isCompleted: boolean, days: number) {
  const created_at = new Date(now().getTime() - days * dayMs)
  return {
    name,
    trading_name: step > 1 ? name : null,
    legal_name: step > 1 ? `${name} Ltd` : null,
    domain,
    current_on_boarding_step: step,
    is_on_boarding_completed: isCompleted,
    ...{ created_at, updated_at: created_at },
  }
}
