// Judged by the compiler alone: each line below must be refused, or `tsc` tells of a directive that refuses nothing.
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { NotificationParams } from '@corridor/contract/told/notification/kinds'
import { fail } from '../../src/platform/fail.ts'

// @ts-expect-error No noun declares such a refusal.
export const unknownCode = fail('hotlist.nameTakne')
// @ts-expect-error Its text names what is taken.
export const missingName = fail('hotlist.nameTaken')
// @ts-expect-error Its text calls it otherwise.
export const otherName = fail('hotlist.nameTaken', { title: 'Java bench' })
export const withMore = fail('bin.aboveDeleted', { name: 'Chicago', above: 'Illinois', aboveId: '1' })
// @ts-expect-error No noun declares such a kind.
export const unknownKind: RecordKind = 'hot-list'
// @ts-expect-error The text of the notice names a reason too.
export const missingParam: NotificationParams['claim-rejected'] = { company: 'Acme' }
// @ts-expect-error A section is a code, not any text.
export const anySection: NotificationParams['section-verified'] = { company: 'Acme', section: 'everything' }
export const folded: NotificationParams['record-changed'] = { name: 'Java bench', by: 'Ada' }
