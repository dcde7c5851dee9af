import type { Endings } from '../../platform/threads/thread.ts'
import { type ExtractAnswer, withoutText } from '../answer.ts'

/** Answers for a file whose reader did not live to answer. */
export const ended = {
  timedOut: () => withoutText('timed-out', 'Reading the file took too long.'),
  tooMuchMemory: () => withoutText('unreadable', 'Reading the file needed too much memory.'),
  crashed: () => withoutText('unreadable', 'The file could not be read; it may be damaged.'),
  stopped: () => withoutText('unreadable', 'Reading was stopped before it ended.'),
} satisfies Endings<ExtractAnswer>

/** The same for a file that no reader began. */
export const notBegun = () => withoutText('unreadable', 'Reading was stopped before it began.')
