/** The demo's companies, each in its own state of onboarding. */
export const demoCompanies = [
  company('Harbor Staffing', 'harbor.example', 6, true),
  company('Summit Talent', 'summit.example', 6, true),
  company('Maple Pathways', 'maple.example', 3, false),
  company('Atlas Study Abroad', 'atlas.example', 6, true),
  company('Birch Advisors', 'birch.example', 1, false),
  company('Cedar Coaching', 'cedar.example', 2, false),
  company('Willow Visas', 'willow.example', 4, false),
  company('Aspen Study', 'aspen.example', 5, false),
  company('Rowan Consulting', 'rowan.example', 6, false),
  company('Juniper Placement', 'juniper.example', 6, true),
]

function company(name: string, domain: string, step: number, isCompleted: boolean) {
  return {
    name,
    trading_name: step > 1 ? name : null,
    legal_name: step > 1 ? `${name} Ltd` : null,
    domain,
    current_on_boarding_step: step,
    is_on_boarding_completed: isCompleted,
  }
}
