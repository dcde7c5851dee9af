import { formatName } from '../../../../lib/format/format'

/** A candidate's name as the company shows names. */
export const candidateName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  formatName({ firstName, lastName })
