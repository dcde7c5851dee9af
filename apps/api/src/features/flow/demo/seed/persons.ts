import type { Look } from '@corridor/contract/flow/demo/looks'

/** Every demo person's password (product.md, Demo persons). The demo runs on a loopback address alone. */
export const demoPassword = 'Corridor@2026'

export interface DemoPerson {
  name: string
  email: string
  area: 'admin' | 'company' | 'candidate'
  company?: string
  roles?: ('owner' | 'recruiter' | 'bench-sales' | 'company-user')[]
  /** The role as which a newcomer looks around with this account. */
  look?: Look
}

export const demoPersons: readonly DemoPerson[] = [
  { name: 'Ada Administrator', email: 'admin@corridor.example', area: 'admin', look: 'admin' },
  {
    name: 'Olivia Harbor',
    email: 'owner@harbor.example',
    area: 'company',
    company: 'Harbor Staffing',
    roles: ['owner', 'recruiter'],
    look: 'owner',
  },
  {
    name: 'Rafael Ortiz',
    email: 'recruiter@harbor.example',
    area: 'company',
    company: 'Harbor Staffing',
    roles: ['recruiter'],
    look: 'recruiter',
  },
  {
    name: 'Bianca Shah',
    email: 'bench@harbor.example',
    area: 'company',
    company: 'Harbor Staffing',
    roles: ['bench-sales'],
    look: 'bench',
  },
  {
    name: 'Uma Lindqvist',
    email: 'user@harbor.example',
    area: 'company',
    company: 'Harbor Staffing',
    roles: ['company-user'],
  },
  { name: 'Samir Summit', email: 'owner@summit.example', area: 'company', company: 'Summit Talent', roles: ['owner'] },
  {
    name: 'Bao Nguyen',
    email: 'bench@summit.example',
    area: 'company',
    company: 'Summit Talent',
    roles: ['bench-sales'],
  },
  { name: 'Maya Maple', email: 'owner@maple.example', area: 'company', company: 'Maple Pathways', roles: ['owner'] },
  {
    name: 'Amir Atlas',
    email: 'owner@atlas.example',
    area: 'company',
    company: 'Atlas Study Abroad',
    roles: ['owner'],
    look: 'agency',
  },
  { name: 'Stella Student', email: 'student@corridor.example', area: 'candidate' },
]

/**
 * Owners of the companies that show the other steps of the onboarding, a member who waits for one, the members of a company whose
 * ownership is claimed, and the study agency's people; the sign-in page does not name them.
 */
export const furtherPersons: readonly DemoPerson[] = [
  {
    name: 'Rita Maple',
    email: 'recruiter@maple.example',
    area: 'company',
    company: 'Maple Pathways',
    roles: ['recruiter'],
  },
  {
    name: 'Theo Almeida',
    email: 'bench2@harbor.example',
    area: 'company',
    company: 'Harbor Staffing',
    roles: ['bench-sales'],
  },
  {
    name: 'Priya Menon',
    email: 'recruiter2@harbor.example',
    area: 'company',
    company: 'Harbor Staffing',
    roles: ['recruiter'],
  },
  owner('Boris Birch', 'owner@birch.example', 'Birch Advisors'),
  owner('Chitra Cedar', 'owner@cedar.example', 'Cedar Coaching'),
  owner('Wanda Willow', 'owner@willow.example', 'Willow Visas'),
  owner('Aiko Aspen', 'owner@aspen.example', 'Aspen Study'),
  owner('Rosa Rowan', 'owner@rowan.example', 'Rowan Consulting'),
  owner('Jonas Juniper', 'owner@juniper.example', 'Juniper Placement'),
  {
    name: 'Jia Lindgren',
    email: 'recruiter@juniper.example',
    area: 'company',
    company: 'Juniper Placement',
    roles: ['recruiter'],
  },
  {
    name: 'Pia Moreau',
    email: 'bench@juniper.example',
    area: 'company',
    company: 'Juniper Placement',
    roles: ['bench-sales'],
  },
  {
    name: 'Asha Verma',
    email: 'counsellor@atlas.example',
    area: 'company',
    company: 'Atlas Study Abroad',
    roles: ['recruiter'],
  },
  {
    name: 'Kofi Mensah',
    email: 'filing@atlas.example',
    area: 'company',
    company: 'Atlas Study Abroad',
    roles: ['bench-sales'],
  },
  {
    name: 'Lin Mei',
    email: 'accounts@atlas.example',
    area: 'company',
    company: 'Atlas Study Abroad',
    roles: ['company-user'],
  },
]

function owner(name: string, email: string, company: string): DemoPerson {
  return { name, email, area: 'company', company, roles: ['owner'] }
}
