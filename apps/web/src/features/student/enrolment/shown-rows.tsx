import { dotted } from '../../../lib/format/isolated'

interface ShownRowsProps<Values> {
  rows: readonly Values[]
  wordsOf: (row: Values) => readonly (string | null)[]
}

/** The rows of a step in one line each, where two editions are compared. */
export const ShownRows = <Values,>({ rows, wordsOf }: ShownRowsProps<Values>) =>
  rows.map((row) => {
    const line = dotted(...wordsOf(row))
    return (
      <div key={line}>
        <bdi>{line}</bdi>
      </div>
    )
  })
