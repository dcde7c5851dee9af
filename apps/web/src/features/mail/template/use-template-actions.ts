import type { EmailTemplate } from '@corridor/contract/mail/template/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconCopy, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'

/** Actions on an email template for those who manage them, in lists and on its page. */
export function useTemplateActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayManage = useMay(access.vendors.manage)
  const { toggle, remove } = useRowVerbs(api.emailTemplate.list, api.emailTemplate, {
    title: t('Delete Email Template'),
    nameOf: (row) => row.name,
    question: t('Are you sure you want to delete this email template?'),
    shownIn: [api.emailTemplate],
    onDeleted,
  })
  async function copy({ _id: id }: EmailTemplate) {
    try {
      const { data } = await client.emailTemplate.copy({ id })
      toast.success(t('Email template copied'))
      await refresh(api.emailTemplate)
      await navigate({ to: paths.company.viewEmailTemplate(data._id) })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const manageActions = (row: EmailTemplate): RowAction[] =>
    mayManage
      ? [
          { label: text('Make a copy'), icon: IconCopy, run: () => copy(row) },
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return { mayManage, manageActions }
}
