import type { AuditChange, AuditRow } from '@corridor/contract/records/audit/shapes'
import { Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDateTime, formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { subjectWords } from '../../../lib/mail/subject-text'
import { PageBusy } from '../../../lib/page/page-busy'
import { useLeave } from '../../../lib/pick/use-leave'
import { isPhoneField, PhoneTexts } from '../../../lib/record/phone-link'
import { Message } from '../../../ui/message'
import classes from './audit.module.css'
import { actionText, fieldText, kindText } from './words'

/** One change: each field before and after. */
export default function ChangeDialog({ row, close }: { row: AuditRow; close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const query = useQuery(api.audit.view.queryOptions({ input: { id: row._id } }))
  const changes = query.data?.data.changes
  const [person] = row.userInfo
  return (
    <Modal
      opened
      onClose={leave}
      size="lg"
      title={`${kindText(t, row.kind)} · ${actionText(t, row.action)}`}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {row.name && (
            <>
              <bdi>{subjectWords(row.name, t)}</bdi> ·{' '}
            </>
          )}
          <bdi>{person?.name ?? t('Corridor (automatic)')}</bdi> · {formatDateTime(row.createDate)}
        </Text>
        {query.error && <Message tone="danger">{errorText(query.error)}</Message>}
        {query.isPending && <PageBusy />}
        {changes?.length === 0 && <Text className={classes.quiet}>{t('No field changed its value.')}</Text>}
        {changes && changes.length > 0 && <Changes changes={changes} />}
      </Stack>
    </Modal>
  )
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation()
  return (
    <div className={classes.scroll}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col">{t('After')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{fieldText(t, change.field)}</th>
              <Value change={change} value={change.before} />
              <Value change={change} value={change.after} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ change: { field, isSecret }, value }: { change: AuditChange; value: AuditChange['before'] }) {
  const { t } = useTranslation()
  if (isSecret) return <td className={classes.quiet}>{t('not shown')}</td>
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <td className={classes.quiet}>{t('nothing')}</td>
  if (typeof value === 'boolean') return <td>{t(value ? 'Yes' : 'No')}</td>
  if (typeof value === 'number') return <td>{formatNumber(value)}</td>
  if (field === 'status' && (value === 'active' || value === 'inactive'))
    return <td>{t(value === 'active' ? 'Active' : 'Inactive')}</td>
  if (isPhoneField(field))
    return (
      <td>
        <PhoneTexts phones={[value].flat()} />
      </td>
    )
  return (
    <td>
      <bdi>{Array.isArray(value) ? value.join(', ') : value}</bdi>
    </td>
  )
}
