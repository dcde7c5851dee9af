import { type ArticleKind, articleTitles } from '@corridor/contract/base/article/kinds'
import type { Article } from '@corridor/contract/base/article/shapes'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useEditedRecord } from '../../../lib/form/use-edited-record'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { PageBusy } from '../../../lib/page/page-busy'
import { paths } from '../../../paths'
import { ArticleFields } from './fields'
import { articleDescriptions } from './texts'

interface EditArticleProps {
  kind: ArticleKind
  id: string
}

/** The form that an article is edited in; one that is gone leads to the list. */
export function EditArticle({ kind, id }: EditArticleProps) {
  const missing = { text: text('Record not found'), to: paths.admin.listArticle(kind) }
  const { record, reload } = useEditedRecord(api.article[kind].list, id, missing)
  if (!record) return <PageBusy />
  return <EditForm key={id} kind={kind} record={record} reload={reload} />
}

interface EditFormProps {
  kind: ArticleKind
  record: Article
  reload: () => Promise<Article>
}

function EditForm({ kind, record, reload }: EditFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const entity = t(articleTitles[kind])
  const form = useRecordForm({
    entity: articleTitles[kind],
    draft: `${kind}.edit`,
    schema: () => import('@corridor/contract/base/article/shapes').then(({ ArticleUpdate }) => ArticleUpdate),
    initial: toValues(record),
    submit: (change) => client.article[kind].update(change),
    failed: text('{entity} Update failed'),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity }))
      await refresh(api.article[kind])
      await navigate({ to: paths.admin.listArticle(kind) })
    },
    merging: {
      reload: async () => toValues(await reload()),
      labels: {
        title: text('Title'),
        description: text('Description'),
        body: text('Text'),
        link: text('Link'),
        startsOn: text('From day'),
        endsOn: text('To day'),
        status: text('Status'),
      },
      show: (name, value) => (name === 'status' ? t(value === 'active' ? 'Active' : 'Inactive') : undefined),
    },
  })
  return (
    <FormPage
      form={form}
      title={t('Edit {entity}', { entity })}
      description={articleDescriptions[kind]}
      submitLabel={t('Update {entity}', { entity })}
    >
      <ArticleFields form={form} />
    </FormPage>
  )
}

const toValues = ({ _id: id, createDate: _made, userInfo: _by, ...values }: Article) => ({ id, ...values })
