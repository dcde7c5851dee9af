import { allSections } from './all-sections.ts'

/**
 * The sections of all menus with their links. One with a side list has the page alone that it opens: the list brings its own. The build
 * gives them to the browser as plain data.
 */
export const sections = allSections.map(({ section: { groups, ...section }, links }) =>
  groups
    ? {
        ...section,
        isSettings: true as const,
        links: firstOf(groups[0]?.label, links).map(({ label, to }) => ({ label, to })),
      }
    : { ...section, links },
)

function firstOf(first: string | undefined, links: (typeof allSections)[number]['links']) {
  return links.filter(({ group }) => group === first).slice(0, 1)
}
