import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { type Decision, openFileStates } from '@corridor/contract/candidate/resume-batch/states'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { decisionTexts, sayIfAsked } from './decisions'

interface Verb {
  label: string
  call: (id: string) => Promise<{ data: ResumeBatchFile }>
}

const decide = (decision: Decision): Verb => ({
  label: decisionTexts[decision],
  call: (id) => client.resumeBatch.decideFile({ id, decision }),
})
const cancel: Verb = { label: text('Cancel'), call: (id) => client.resumeBatch.cancelFile({ id }) }
const retry: Verb = { label: text('Try again'), call: (id) => client.resumeBatch.retryFile({ id }) }

function verbsOf({ state, fileKey, decisions }: ResumeBatchFile): Verb[] {
  if (state === 'reading') return [cancel]
  const isRetried = (state === 'failed' || state === 'cancelled') && fileKey !== null
  return [...(isRetried ? [retry] : []), ...decisions.map(decide)]
}

const reviewed: readonly string[] = openFileStates

/** Verbs of a file in its present state. */
export function FileVerbs({ file }: { file: ResumeBatchFile }) {
  const { t } = useTranslation()
  const run = useMutation({
    mutationFn: ({ call }: Verb) => call(file._id),
    onSuccess: ({ data }) => sayIfAsked(data),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => refresh(api.resumeBatch, api.candidate),
  })
  return (
    <Group gap={4}>
      {file.state === 'held' && file.doubleInfo.length > 0 && (
        <ButtonLink size="compact-sm" variant="default" to={paths.company.compareResume(file._id)}>
          {t('Compare')}
        </ButtonLink>
      )}
      {reviewed.includes(file.state) && file.fileKey && (
        <ButtonLink size="compact-sm" variant="default" to={paths.company.reviewResume(file._id)}>
          {t('Review')}
        </ButtonLink>
      )}
      {verbsOf(file).map((verb) => (
        <Button
          key={verb.label}
          size="compact-sm"
          variant="default"
          disabled={run.isPending}
          onClick={() => run.mutate(verb)}
        >
          {t(verb.label)}
        </Button>
      ))}
    </Group>
  )
}
