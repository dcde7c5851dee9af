/** The demo's companies, each in its own state of onboarding. */
export const demoCompanies = [
  company('Harbor Staffing', 'harbor.example', 'Pro', 6, true),
  company('Summit Talent', 'summit.example', 'Basic', 6, true),
  company('Maple Pathways', 'maple.example', 'Basic', 3, false),
  company('Atlas Study Abroad', 'atlas.example', 'Premium', 6, true),
  company('Birch Advisors', 'birch.example', 'Basic', 1, false),
  company('Cedar Coaching', 'cedar.example', 'Basic', 2, false),
  company('Willow Visas', 'willow.example', 'Basic', 4, false),
  company('Aspen Study', 'aspen.example', 'Basic', 5, false),
  company('Rowan Consulting', 'rowan.example', 'Basic', 6, false),
  company('Juniper Placement', 'juniper.example', 'Basic', 6, true),
]

function company(name: string, domain: string, plan: string, step: number, isCompleted: boolean) {
  return {
    name,
    trading_name: step > 1 ? name : null,
    legal_name: step > 1 ? `${name} Ltd` : null,
    domain,
    plan,
    current_on_boarding_step: step,
    is_on_boarding_completed: isCompleted,
  }
}
