/** The element at the end of the section bar, for a page's own content. */
export const barEndId = 'section-bar-end'
