import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../lib/client'
import { errorText, useTranslation } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { text } from '../../../lib/text'
import { toast } from '../../../lib/toast'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'

interface Verb {
  label: string
  call: (id: string) => Promise<unknown>
}

const decide = (decision: 'save' | 'update' | 'skip') => (id: string) => client.resumeBatch.decideFile({ id, decision })
const save: Verb = { label: text('Save anyway'), call: decide('save') }
const update: Verb = { label: text('Update the existing one'), call: decide('update') }
const skip: Verb = { label: text('Skip'), call: decide('skip') }
const cancel: Verb = { label: text('Cancel'), call: (id) => client.resumeBatch.cancelFile({ id }) }
const retry: Verb = { label: text('Try again'), call: (id) => client.resumeBatch.retryFile({ id }) }

function verbsOf({ state, reason, fileKey, doubleInfo }: ResumeBatchFile): Verb[] {
  if (state === 'reading') return [cancel]
  if (state === 'held') {
    // Two candidates of a company never share an e-mail address.
    const mayBeAnother = reason?.code !== 'double.email' || doubleInfo.length === 0
    return [...(mayBeAnother ? [save] : []), ...(doubleInfo.length > 0 ? [update] : []), skip]
  }
  return (state === 'failed' || state === 'cancelled') && fileKey ? [retry] : []
}

const reviewed = ['incomplete', 'held', 'failed']

/** What can be done with a file now. */
export function FileVerbs({ file }: { file: ResumeBatchFile }) {
  const { t } = useTranslation()
  const run = useMutation({
    mutationFn: ({ call }: Verb) => call(file._id),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => refresh(api.resumeBatch, api.candidate),
  })
  return (
    <Group gap={4}>
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
