import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The address of the journeys' own server; nothing else should be there. */
export const port = Number(process.env.JOURNEY_PORT ?? 4380)
export const address = `http://127.0.0.1:${port}`
/** Its data folder, gone with it, and what it says. */
export const dataDir = join(tmpdir(), `corridor-journeys-${port}`)
export const logFile = join(dataDir, 'server.log')

export const password = 'Corridor@2026'
/** Passwords that persons of the journeys choose for themselves. */
export const chosenPassword = 'Quartz@7-otter'

interface Person {
  area: 'admin' | 'company' | 'candidate'
  email: string
  name: string
}

/** The demo's persons that the journeys follow. */
export const persons = {
  administrator: { area: 'admin', email: 'admin@corridor.example', name: 'Ada Administrator' },
  owner: { area: 'company', email: 'owner@harbor.example', name: 'Olivia Harbor' },
  recruiter: { area: 'company', email: 'recruiter@harbor.example', name: 'Rafael Ortiz' },
  bench: { area: 'company', email: 'bench@harbor.example', name: 'Bianca Shah' },
  member: { area: 'company', email: 'user@harbor.example', name: 'Uma Lindqvist' },
  otherOwner: { area: 'company', email: 'owner@summit.example', name: 'Samir Summit' },
  otherBench: { area: 'company', email: 'bench@summit.example', name: 'Bao Nguyen' },
  notOnboarded: { area: 'company', email: 'owner@maple.example', name: 'Maya Maple' },
  waiting: { area: 'company', email: 'recruiter@maple.example', name: 'Rita Maple' },
  atStep1: { area: 'company', email: 'owner@birch.example', name: 'Boris Birch' },
  atStep2: { area: 'company', email: 'owner@cedar.example', name: 'Chitra Cedar' },
  atStep4: { area: 'company', email: 'owner@willow.example', name: 'Wanda Willow' },
  atStep5: { area: 'company', email: 'owner@aspen.example', name: 'Aiko Aspen' },
  atStep6: { area: 'company', email: 'owner@rowan.example', name: 'Rosa Rowan' },
  founder: { area: 'company', email: 'owner@juniper.example', name: 'Jonas Juniper' },
  partner: { area: 'company', email: 'recruiter@juniper.example', name: 'Jia Lindgren' },
  colleague: { area: 'company', email: 'bench@juniper.example', name: 'Pia Moreau' },
  consultant: { area: 'company', email: 'owner@atlas.example', name: 'Amir Atlas' },
  student: { area: 'candidate', email: 'student@corridor.example', name: 'Stella Student' },
} as const satisfies Record<string, Person>

export type PersonName = keyof typeof persons
