import { proofKindNames } from '@corridor/contract/job/representation/kinds'
import type { Rate } from '@corridor/contract/job/submission/shapes'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatList } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { isLetterSending, letterAskMs } from '../../../../lib/record/letter-line'
import { RecordCard } from '../../../../lib/record/record-card'
import { Message } from '../../../../ui/message'
import { RightRows } from '../right-rows'

export type RightDialog = 'ask' | 'proof'

export interface Whom {
  candidateId: string
  jobId: string
  rate: Rate
}

/** The proof that a person may be submitted to a job, and the ways to get one. */
export default function RightCard({ whom, open }: { whom: Whom; open: (dialog: RightDialog) => void }) {
  const { t } = useTranslation()
  const { candidateId, jobId } = whom
  const { data } = useQuery({
    ...api.representation.check.queryOptions({ input: { candidateId, jobId } }),
    refetchInterval: ({ state }) =>
      state.data?.data.rows.some(({ letter }) => isLetterSending(letter)) ? letterAskMs : false,
  })
  if (!data) return null
  const { accepted, isMet, rows } = data.data
  return (
    <RecordCard
      title="Right to represent"
      action={
        <Group gap="xs">
          <Button variant="default" size="compact-md" onClick={() => open('ask')}>
            {t('Ask now')}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => open('proof')}>
            {t('Add Proof')}
          </Button>
        </Group>
      }
    >
      {!isMet && (
        <Message tone="attention">
          {t('Your company asks for a proof before this person is submitted: {proofs}', {
            proofs: formatList(accepted.map((kind) => t(proofKindNames[kind]))),
          })}
        </Message>
      )}
      {rows.length === 0 ? isMet && <p>{t('No proof required.')}</p> : <RightRows rows={rows} />}
    </RecordCard>
  )
}
