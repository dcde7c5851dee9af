import { expect, it } from 'vitest'
import { judgeReport } from './judge-report.ts'

it.each([
  ['failed', '5.1.1', 'hard'],
  ['failed', '5.1.10', 'hard'],
  ['failed', '5.1.2', 'hard'],
  ['failed', '5.0.0', 'hard'],
  ['failed', '5.2.1', 'hard'],
  ['failed', '5.4.1', 'hard'],
  ['failed', '5.4.4', 'hard'],
  ['failed', '5.5.0', 'hard'],
  ['failed', '5.2.2', 'soft'],
  ['failed', '5.2.3', 'soft'],
  ['failed', '5.3.4', 'soft'],
  ['failed', '5.4.7', 'soft'],
  ['failed', '5.6.1', 'soft'],
  ['failed', '5.7.1', 'soft'],
  ['failed', '5.7.26', 'soft'],
  ['failed', '4.4.1', 'soft'],
  ['failed', '', 'soft'],
  ['delayed', '4.4.1', 'delayed'],
  ['delayed', '', 'delayed'],
  ['delivered', '2.0.0', undefined],
  ['relayed', '2.0.0', undefined],
  ['expanded', '2.0.0', undefined],
] as const)('%s with %s is %s', (action, status, verdict) => expect(judgeReport({ action, status })).toBe(verdict))
