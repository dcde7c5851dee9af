import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import classes from './mailbox.module.css'
import { mailboxLabels } from './mailbox-values'

interface FolderFieldsProps {
  id: string
  form: FieldsForm<{ folders: string[] }>
}

/** Which folders of a mailbox are read, of those that its server has. */
export function FolderFields({ id, form }: FolderFieldsProps) {
  const { t } = useTranslation()
  const query = useQuery({ ...api.mailbox.folders.queryOptions({ input: { id } }), retry: false })
  const { folders } = form.values
  // One that the server has no more stays until it is taken off.
  const offered = [...new Set([...(query.data?.data ?? []), ...folders])]
  return (
    <Checkbox.Group
      label={t(mailboxLabels.folders)}
      description={t('Mail in these folders comes into the inbox, also what is forwarded to them.')}
      error={form.field('folders').error}
      value={folders}
      onChange={(chosen) => form.setValue('folders', chosen)}
      withAsterisk
    >
      <div className={classes.folders}>
        {query.isLoading ? (
          <Skeleton height={60} />
        ) : (
          offered.map((folder) => <Checkbox key={folder} value={folder} label={<bdi>{folder}</bdi>} />)
        )}
      </div>
      {query.error && (
        <Message
          tone="attention"
          action={
            <Button variant="default" size="compact-md" onClick={() => void query.refetch()}>
              {t('Try again')}
            </Button>
          }
        >
          {errorText(query.error)}
        </Message>
      )}
    </Checkbox.Group>
  )
}
