import { mailTopics } from '@corridor/contract/mail/campaign/kinds'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'
import { addresseesOf, type KeptEvidence, type SuppressionValues } from '../../../mail/suppression/tables.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000

interface Demo extends Pick<SuppressionValues, 'reason' | 'topic'> {
  value: string
  daysAgo: number
  evidence: Omit<KeptEvidence, 'at'>[]
  released?: string
}

const noted: readonly Demo[] = [
  {
    ...{ value: 'grace@fulton.example', reason: 'unsubscribed', topic: 'hotlists', daysAgo: 6 },
    evidence: [{ source: 'one-click', subject: 'Java bench, ready to start' }],
  },
  {
    ...{ value: 'omar@granite.example', reason: 'unsubscribed', topic: null, daysAgo: 9 },
    evidence: [{ source: 'link', subject: 'Java bench, ready to start', words: 'We buy through one partner only.' }],
  },
  {
    ...{ value: 'r.castillo@northgate.example', reason: 'hard-bounce', topic: null, daysAgo: 13 },
    evidence: [{ source: 'bounce', words: '550 5.1.1 The mailbox does not exist', mail: 'demo 1' }],
  },
  {
    ...{ value: 'hiring@lakeviewer.example', reason: 'soft-bounce', topic: null, daysAgo: 4 },
    evidence: [{ source: 'bounce', words: '452 4.2.2 The mailbox is full', mail: 'demo 2' }],
  },
  {
    ...{ value: 'lena.vogel@bluewater.example', reason: 'complaint', topic: 'requirements', daysAgo: 20 },
    evidence: [{ source: 'member', words: 'Called: she never asked for our requirements.' }],
  },
  {
    ...{ value: 'rival-staffing.example', reason: 'do-not-contact', topic: null, daysAgo: 41 },
    evidence: [{ source: 'member', words: 'A competitor: no bench lists go there.' }],
  },
  {
    ...{ value: 'old.desk@cedar.example', reason: 'imported', topic: null, daysAgo: 63 },
    evidence: [{ source: 'import', words: 'From the program before this one' }],
  },
  {
    ...{ value: 'maria@summit.example', reason: 'do-not-contact', topic: 'news', daysAgo: 55 },
    ...{ evidence: [{ source: 'member', words: 'Asked for a pause over the summer.' }], released: 'The pause is over' },
  },
]

/** Makes the addresses that nobody writes to, a reason of each kind, and two more people to whom mail goes. */
export async function demoSuppressions(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  for (const { value, reason, topic, daysAgo, evidence, released } of noted) {
    const at = new Date(now().getTime() - daysAgo * dayMs)
    const byMember = evidence.some(({ source }) => source === 'member' || source === 'import')
    await tx`insert into suppression ${tx({
      ...{ id: newId(), company_id, kind: value.includes('@') ? 'address' : 'domain', value, reason, topic },
      evidence: json(
        tx,
        evidence.map((one) => ({ ...one, at: at.toISOString() })),
      ),
      ...{ created_by: byMember ? user_id : null, created_at: at, updated_at: at },
      ...(released && { released_at: now(), released_by: user_id, release_reason: released, version: 2 }),
    })}`
  }
  const written = noted.flatMap(({ value }) => (value.includes('@') ? [value] : []))
  // One for each topic, on whom nothing stands.
  const others = mailTopics.map((topic) => `${topic}.reader@delta.example`)
  await addresseesOf(tx, company_id, [...written, ...others])
}
