import type { Judged } from './sureness.ts'

const side = 320
const left = 48
const top = 16
const steps = [0, 20, 40, 60, 80, 100]
const x = (sure: number) => left + sure * side
const y = (percent: number) => top + side - (percent / 100) * side

/** A picture of how often values are right (upwards) by how sure they are (to the right); a circle's area is the number of values. */
export function drawSureness(judged: readonly Judged[]): string {
  const bands = Map.groupBy(judged, ({ sure }) => Math.min(19, Math.floor(sure * 20 + 1e-9)))
  const circles = [...bands].sort(([one], [other]) => one - other).map(([, values]) => drawCircle(values))
  const grid = steps.flatMap((step) => [
    `<path d="M${left} ${y(step)}h${side}M${x(step / 100)} ${top}v${side}" stroke="#d6d9de"/>`,
    `<text x="${left - 8}" y="${y(step) + 4}" text-anchor="end">${step} %</text>`,
    `<text x="${x(step / 100)}" y="${top + side + 18}" text-anchor="middle">${(step / 100).toFixed(1)}</text>`,
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + side + 24} ${top + side + 48}" font-family="sans-serif" font-size="12" fill="#3c4450">
<title>How often values are right, by how sure they are</title>
<rect width="100%" height="100%" fill="#fff"/>
${grid.join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(100)}" stroke="#8a93a0" stroke-dasharray="4 4"/>
<path d="M${x(0.8)} ${top}v${side}" stroke="#b3541e" stroke-width="2"/>
${circles.join('\n')}
<text x="${left + side / 2}" y="${top + side + 38}" text-anchor="middle">how sure; to be checked left of 0.8</text>
</svg>
`
}

function drawCircle(values: readonly Judged[]): string {
  const sure = values.reduce((sum, value) => sum + value.sure, 0) / values.length
  const right = (100 * values.filter(({ isRight }) => isRight).length) / values.length
  const radius = Math.max(2.5, Math.sqrt(values.length) / 2)
  const told = `${values.length} values around ${sure.toFixed(2)}: ${right.toFixed(1)} % right`
  return `<circle cx="${x(sure).toFixed(1)}" cy="${y(right).toFixed(1)}" r="${radius.toFixed(1)}" fill="#2b6cb0" fill-opacity=".6"><title>${told}</title></circle>`
}
