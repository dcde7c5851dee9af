/** Where pages put what belongs to the end of the section bar. */
export const barEndId = 'section-bar-end'
