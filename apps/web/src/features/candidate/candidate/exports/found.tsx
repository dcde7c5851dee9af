import type { Reason } from '@corridor/contract/candidate/candidate/shapes'
import { formatNumber } from '../../../../lib/format/format'
import classes from './found.module.css'

const skillsShown = 3

/** The line of the resume that says why a search found somebody. */
export function FoundLine({ reason: { line, hits } }: { reason: Reason }) {
  if (!line) return null
  const ends = [0, ...hits.map(({ end }) => end)]
  return (
    <span className={classes.line} dir="auto" title={line}>
      {hits.map(({ start, end }, index) => [
        line.slice(ends[index], start),
        <b key={start}>{line.slice(start, end)}</b>,
      ])}
      {line.slice(ends.at(-1))}
    </span>
  )
}

/** Some of somebody's skills, those that a search found first. */
export function SkillChips({ skills, found }: { skills: readonly string[]; found: readonly string[] }) {
  const sorted = [...found, ...skills.filter((skill) => !found.includes(skill))]
  const more = sorted.slice(skillsShown)
  return (
    <span className={classes.skills}>
      {sorted.slice(0, skillsShown).map((skill) => (
        <bdi key={skill} className={classes.skill} data-found={found.includes(skill) || undefined}>
          {skill}
        </bdi>
      ))}
      {more.length > 0 && (
        <span className={classes.more} title={more.join(', ')}>
          +{formatNumber(more.length)}
        </span>
      )}
    </span>
  )
}
