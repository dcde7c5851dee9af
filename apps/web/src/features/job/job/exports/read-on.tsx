import { IconBriefcase, IconBuilding, IconUser } from '@tabler/icons-react'
import { formatName } from '../../../../lib/format/format'
import { text } from '../../../../lib/language/text'
import type { Column, RowAction } from '../../../../lib/list/types'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'

interface About {
  candidateInfo: readonly { _id: string; firstName: string; lastName: string }[]
  jobInfo: readonly { _id: string; name: string }[]
  companyInfo: readonly { _id: string; name: string }[]
}

/** Whom a row is about, for administrators: the row's own page is its company's. */
export const personColumn: Column<Pick<About, 'candidateInfo'>, 'candidate'> = {
  header: text('Candidate'),
  sort: 'candidate',
  card: 'title',
  isLocked: true,
  cell: ({ candidateInfo: [person] }) =>
    person && (
      <TextLink to={paths.admin.viewCandidate(person._id)}>
        <bdi>{formatName(person)}</bdi>
      </TextLink>
    ),
}

/** Links by which administrators read on from a row: to its person, its job, and its company. */
export const readOn = ({ candidateInfo, jobInfo, companyInfo }: About): RowAction[] => [
  ...candidateInfo.map(({ _id }) => ({
    label: text('Candidate'),
    icon: IconUser,
    to: paths.admin.viewCandidate(_id),
  })),
  ...jobInfo.map(({ _id }) => ({ label: text('Job'), icon: IconBriefcase, to: paths.admin.viewJob(_id) })),
  ...companyInfo.map(({ _id }) => ({ label: text('Company'), icon: IconBuilding, to: paths.admin.viewCompany(_id) })),
]
