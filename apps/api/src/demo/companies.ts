/** The demo's companies, each in its own state of onboarding. */
export const demoCompanies = [
  company('Harbor Staffing', 'harbor.example', 'Pro', 6, true),
  company('Summit Talent', 'summit.example', 'Basic', 6, true),
  company('Maple Pathways', 'maple.example', 'Basic', 3, false),
  company('Atlas Study Abroad', 'atlas.example', 'Premium', 6, true),
]

function company(name: string, domain: string, plan: string, step: number, isCompleted: boolean) {
  return {
    name,
    trading_name: name,
    legal_name: `${name} Ltd`,
    domain,
    plan,
    current_on_boarding_step: step,
    is_on_boarding_completed: isCompleted,
  }
}
