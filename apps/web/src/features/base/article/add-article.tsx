import { type ArticleKind, articleTitles } from '@corridor/contract/base/article/kinds'
import type { ArticleAdd } from '@corridor/contract/base/article/shapes'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { ArticleFields } from './fields'
import { articleDescriptions } from './texts'

const empty: ArticleAdd = {
  title: '',
  description: '',
  body: '',
  link: '',
  startsOn: null,
  endsOn: null,
  status: 'inactive',
}

/** The form that a new article is written in. */
export function AddArticle({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const entity = t(articleTitles[kind])
  const form = useRecordForm({
    entity: articleTitles[kind],
    draft: `${kind}.add`,
    schema: () => import('@corridor/contract/base/article/shapes').then(({ ArticleAdd }) => ArticleAdd),
    initial: empty,
    submit: (values) => client.article[kind].add(values),
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity }))
      await refresh(api.article[kind])
      await navigate({ to: paths.admin.listArticle(kind) })
    },
  })
  const title = t('Add {entity}', { entity })
  return (
    <FormPage form={form} title={title} description={articleDescriptions[kind]} submitLabel={title}>
      <ArticleFields form={form} />
    </FormPage>
  )
}
