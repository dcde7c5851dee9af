import type { ExportKind } from '@corridor/contract/records/export/kinds'
import { Suspense, useState } from 'react'
import { late } from '../../../../lib/late/late'
import type { ListRow } from '../../../../lib/list/types'
import type { List } from '../../../../lib/list/use-list'
import type { SealedExport } from './sealed-export'

const ExportDialog = late(() => import('../export-dialog'))

/** Taking records of a list out: `openExport` with the ids of ticked rows, or none, and the dialog to draw. */
export function useExport<Row extends ListRow>(kind: ExportKind, list: List<Row>, sealed?: SealedExport) {
  const [ids, setIds] = useState<string[]>()
  const dialog = ids && (
    <Suspense fallback={null}>
      <ExportDialog
        kind={kind}
        ids={ids}
        total={list.total}
        isExact={list.isExact}
        query={{ ...list.narrowing, sortBy: list.state.sort, sortDirection: list.state.dir }}
        shown={list.columns.map(({ header }) => header)}
        sealed={sealed}
        close={() => setIds(undefined)}
      />
    </Suspense>
  )
  return { openExport: setIds, dialog }
}
