import type { Judged } from './sureness.ts'

const row = 18
const left = 150
const width = 320
const floor = 70
const barPercent = 95
const sureFrom = 0.8
const x = (percent: number) => left + ((Math.max(floor, percent) - floor) / (100 - floor)) * width

/** A picture of how often what is marked sure is right, by how documents are set; the line is what is asked. */
export function drawLayouts(judged: readonly Judged[]): string {
  const layouts = [
    ...Map.groupBy(
      judged.filter(({ sure }) => sure >= sureFrom),
      ({ layout }) => layout,
    ),
  ]
    .map(([name, values]) => ({ name, right: shareRight(values), of: values.length }))
    .sort((one, other) => other.right - one.right || one.name.localeCompare(other.name))
  const height = layouts.length * row
  const bars = layouts.map(
    ({ name, right, of }, at) =>
      `<text x="${left - 8}" y="${at * row + 29}" text-anchor="end">${name}</text><rect x="${left}" y="${at * row + 18}" width="${(x(right) - left).toFixed(1)}" height="13" fill="${right < barPercent ? '#b3541e' : '#2b6cb0'}"><title>${name}: ${right.toFixed(1)} % of ${of} sure values right</title></rect>`,
  )
  const marks = [70, 80, 90, 100].map(
    (percent) => `<text x="${x(percent)}" y="${height + 38}" text-anchor="middle">${percent} %</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 40} ${height + 50}" font-family="sans-serif" font-size="12" fill="#3c4450">
<title>How often what is marked sure is right, by layout</title>
<rect width="100%" height="100%" fill="#fff"/>
${bars.join('\n')}
<path d="M${x(barPercent)} 12v${height + 8}" stroke="#3c4450" stroke-dasharray="4 4"/>
${marks.join('\n')}
</svg>
`
}

const shareRight = (values: readonly Judged[]) => (100 * values.filter(({ isRight }) => isRight).length) / values.length
