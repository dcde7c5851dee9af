/** The plans that are there from the first start (migration 43): their names and descriptions, which pages show in each language. */
export const seededPlans = [
  { name: 'Basic', description: 'For a firm that begins.' },
  { name: 'Pro', description: 'For a team that grows.' },
  { name: 'Premium', description: 'For several teams at once.' },
  { name: 'Enterprise', description: 'For a firm without limits.' },
] as const
