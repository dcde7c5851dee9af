/** How a candidate is called; people with one name have no last name. */
export const candidateName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()
