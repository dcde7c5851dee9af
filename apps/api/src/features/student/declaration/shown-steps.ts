import type { Reader } from '@corridor/contract/format/reader'
import type { DeclarationPage } from '@corridor/contract/student/declaration/shapes'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Block } from '../../../pdf/blocks.ts'
import { toWire } from '../student/to-wire.ts'
import type { StudentFile } from '../student/values.ts'
import { stepBlocks } from '../student-file/steps.ts'

type Step = DeclarationPage['steps'][number]

/** The facts of each step as the student's PDF says them, sealed values masked. */
export function shownSteps(row: StudentFile, reader: Reader): Step[] {
  const student = toWire(row)
  return enrolmentSteps.map((step) => {
    const shown: Step = { heading: '', note: '', rows: [] }
    for (const block of stepBlocks(step, student, { reader, opened: {} })) put(shown, block)
    return shown
  })
}

function put(shown: Step, block: Block): void {
  if ('heading' in block) shown.heading = block.heading
  else if ('paragraph' in block) shown.note = block.paragraph
  else if ('facts' in block) shown.rows.push(block.facts.map(([label, value]) => ({ label, value })))
}
