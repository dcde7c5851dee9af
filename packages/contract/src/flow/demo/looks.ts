/** Roles as which a newcomer looks around in the demo. Plain data: pages and the terminal carry it without the validator. */
export const looks = ['owner', 'recruiter', 'bench', 'agency', 'admin'] as const
export type Look = (typeof looks)[number]

/** Keys: the roles in a newcomer's words. */
export const lookNames: Record<Look, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  bench: 'Bench sales',
  agency: 'Study agency',
  admin: 'Administrator',
}

/** The address of the sign-in page that signs a newcomer in as that role, in the demo alone. */
export const lookPath = (look: Look) => `/${look === 'admin' ? 'admin' : 'company'}/auth/sign-in?as=${look}`
