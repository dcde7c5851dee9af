import AskMany from 'virtual:place/student.ask'
import { IconFileTime } from '@tabler/icons-react'
import { useState } from 'react'
import { text } from '../../../../lib/language/text'
import type { ListRow, SelectionAction } from '../../../../lib/list/types'
import type { Given, Many } from '../../../../lib/places'

/** The way to ask a paper of the selected students or applications, and its dialog. */
export function useAskMany<Row extends ListRow>(kind: Given<'student.ask'>['kind']) {
  const [many, setMany] = useState<Many>()
  const selectionActions: SelectionAction<Row>[] = [
    { label: text('Ask for a paper'), icon: IconFileTime, runMany: setMany },
  ]
  const dialog = many && <AskMany kind={kind} many={many} close={() => setMany(undefined)} />
  return { selectionActions, dialog }
}
