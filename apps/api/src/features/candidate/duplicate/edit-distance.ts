/**
 * Counts the letters that were left out, added, replaced or put in the wrong order, each at most once (Damerau-Levenshtein, restricted).
 */
export function editDistance(a: string, b: string): number {
  const [left, right] = [[...a], [...b]]
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1]
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      if (isSwapped) least = Math.min(least, at(before, j - 2) + 1)
      row.push(least)
    }
    ;[before, above] = [above, row]
  }
  return at(above, right.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? 0
