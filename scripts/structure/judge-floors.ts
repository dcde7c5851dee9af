import { circlesOf } from './circles.ts'
import { excuses, excusesMax, floors, houses } from './floors.ts'
import { importsOf } from './imports.ts'

interface Arrow {
  house: string
  from: string
  to: string
  file: string
  target: string
}

/** The faults of all files together, by path from the root: imports up a floor, areas that know each other, and circles of files. */
export function judgeFloors(sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]))
  const arrows = [...imports].flatMap(([file, found]) => found.flatMap(({ target }) => toArrow(file, target) ?? []))
  return [
    ...judgeUp(arrows),
    ...judgeTwoWay(arrows.filter((arrow) => !isExcused(arrow))),
    ...circlesOf(imports).map((circle) => `${circle.join(' -> ')} — these files import each other in a circle`),
    ...judgeExcuses(arrows),
  ]
}

function judgeUp(arrows: readonly Arrow[]): string[] {
  return arrows
    .filter(({ from, to }) => floorOf(to) > floorOf(from))
    .map(
      ({ file, from, to, target }) =>
        `${file}: may not import ${target} — ${to} stands above ${from}: it answers a hook in its feature.ts, or the thing moves down`,
    )
}

function judgeTwoWay(arrows: readonly Arrow[]): string[] {
  const isBack = (one: Arrow) => (other: Arrow) =>
    other.house === one.house && other.from === one.to && other.to === one.from
  return arrows
    .filter((arrow) => floorOf(arrow.from) === floorOf(arrow.to) && arrows.some(isBack(arrow)))
    .map(
      ({ file, from, to, target }) =>
        `${file}: may not import ${target} — ${from} and ${to} know each other: one of them is to know the other`,
    )
}

// One that excuses nothing any more is a fault too, so that the list only gets shorter.
function judgeExcuses(arrows: readonly Arrow[]): string[] {
  const idle = excuses.filter((excuse) => !arrows.some((arrow) => isOf(excuse, arrow)))
  return [
    ...idle.map(({ from, file }) => `floors.ts: ${from} does not import ${file} — take its excuse out`),
    ...(excuses.length > excusesMax
      ? [`floors.ts: ${excuses.length} excuses — more than ${excusesMax} are a habit`]
      : []),
  ]
}

const isExcused = (arrow: Arrow) => excuses.some((excuse) => isOf(excuse, arrow))
const isOf = ({ from, to, file }: (typeof excuses)[number], arrow: Arrow) =>
  arrow.from === from && arrow.to === to && arrow.target === `${arrow.house}${file}`

function toArrow(file: string, target: string): Arrow | undefined {
  const house = houses.find((folder) => file.startsWith(folder) && target.startsWith(folder))
  if (house === undefined) return undefined
  const [from = '', to = ''] = [file, target].map((path) => path.slice(house.length).split('/')[0])
  const isArrow = from !== to && floorOf(from) >= 0 && floorOf(to) >= 0
  return isArrow ? { house, from, to, file, target } : undefined
}

// A file in no area, as the lists of all nouns, stands on no floor.
const floorOf = (area: string) => floors.findIndex((floor) => floor.some((held) => held === area))
