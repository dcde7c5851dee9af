import type { SealedDetail } from '@corridor/contract/candidate/candidate-details/kinds'
import type { CandidateDetails } from '@corridor/contract/candidate/candidate-details/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { dotted } from '../../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { type Fact, Facts, RecordCard } from '../../../../lib/record/record-card'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import classes from '../../candidate/exports/candidate-record.module.css'
import { CandidateDocuments } from '../../candidate-document/exports/candidate-documents'
import { detailsLabels } from '../details-values'
import { SealedText } from '../sealed-text'

interface CandidatePapersProps {
  candidateId: string
  mayManage: boolean
}

/** Details and papers that vendors ask of a candidate, for those who may read them. */
export default function CandidatePapers({ candidateId, mayManage }: CandidatePapersProps) {
  const { t } = useTranslation()
  const { data, error } = useQuery(api.candidateDetails.view.queryOptions({ input: { candidateId } }))
  const details = data?.data
  const edit = (words: string) => <TextLink to={paths.company.candidateDetails(candidateId)}>{t(words)}</TextLink>
  const facts = details ? factsOf(details, mayManage) : []
  return (
    <>
      <RecordCard
        title="Details for vendors"
        action={mayManage && (details || error) && edit(facts.length > 0 ? 'Change' : 'Add')}
      >
        {error && <p className={classes.none}>{errorText(error)}</p>}
        {details && facts.length === 0 && <p className={classes.none}>{t('Nothing here yet.')}</p>}
        {facts.length > 0 && <Facts facts={facts} />}
      </RecordCard>
      <CandidateDocuments
        candidateId={candidateId}
        action={mayManage ? (isEmpty) => edit(isEmpty ? 'Add' : 'Change') : undefined}
      />
    </>
  )
}

const textFact = (label: string, value: string, more: Partial<Fact> = {}): Fact[] =>
  value ? [{ label, value: <bdi>{value}</bdi>, ...more }] : []

function factsOf(details: CandidateDetails, mayReveal: boolean): Fact[] {
  const sealed = (field: SealedDetail, isStored: boolean): Fact[] =>
    isStored
      ? [
          {
            label: detailsLabels[field],
            value: <SealedText candidateId={details.candidate} field={field} mayReveal={mayReveal} />,
          },
        ]
      : []
  return [
    ...textFact(detailsLabels.legalName, details.legalName),
    ...(details.linkedIn
      ? [
          {
            label: detailsLabels.linkedIn,
            value: (
              <a href={details.linkedIn} target="_blank" rel="noopener noreferrer" dir="ltr">
                {details.linkedIn.replace('https://', '')}
              </a>
            ),
          },
        ]
      : []),
    ...textFact(
      detailsLabels.employerName,
      dotted(details.employerName, details.employerContact, details.employerEmail, details.employerPhone),
      { isLong: true },
    ),
    ...textFact(detailsLabels.interviewTimes, details.interviewTimes, { isLong: true }),
    ...(details.references.length > 0
      ? [{ label: text('References'), value: <Referees details={details} />, isLong: true }]
      : []),
    ...sealed('birthday', details.hasBirthday),
    ...sealed('ssnLastFour', details.hasSsnLastFour),
  ]
}

const Referees = ({ details }: { details: CandidateDetails }) =>
  details.references.map(({ name, relation, company, email, phone }) => (
    <div key={`${name} ${email} ${phone}`}>
      <bdi>{dotted(name, relation, company, email, phone)}</bdi>
    </div>
  ))
