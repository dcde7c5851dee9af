import { allSections } from './all-sections.ts'

/** The side list of each section that has one, group by group. The build gives it to the browser as plain data. */
export const sideLists = allSections.flatMap(({ section: { base, groups }, links }) =>
  groups
    ? [{ base, groups: groups.map(({ label }) => ({ label, links: links.filter(({ group }) => group === label) })) }]
    : [],
)
