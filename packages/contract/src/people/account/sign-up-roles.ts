/** Roles that a founder may have beside Owner (product.md, First roles). Plain data: pages carry it without the validator. */
export const signUpRoles = ['recruiter', 'bench-marketer'] as const
export type SignUpRole = (typeof signUpRoles)[number]
