import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconEye, IconPlus, IconUpload } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTakeOut } from '../../records/export/exports/use-transfer'
import { institutionColumns, institutionFilters } from './columns'
import { useInstitutionActions } from './use-institution-actions'

export const Route = createFileRoute('/company/enrollstudent/list-institution')({
  staticData: { title: 'Institutions' },
  beforeLoad: only(access.institutions.read),
  component: ListInstitutionPage,
})

function ListInstitutionPage() {
  const { t } = useTranslation()
  const list = useList(api.institution.list, {
    columns: institutionColumns,
    filters: institutionFilters,
    name: 'institution',
  })
  const { mayManage, manageActions, edit, dialog } = useInstitutionActions()
  const takeOut = useTakeOut('institution', list)
  return (
    <>
      <ListPage
        title="Institutions"
        description="Where your students apply, and until when."
        list={list}
        rowName={(row) => row.name}
        rowTo={(row) => paths.company.viewInstitution(row._id)}
        rowActions={(row) => [
          { label: text('View'), icon: IconEye, to: paths.company.viewInstitution(row._id) },
          ...manageActions(row),
        ]}
        bulk={mayManage ? 'institution' : undefined}
        {...(mayManage ? { selectionActions: takeOut.selectionActions } : {})}
        actions={
          mayManage && (
            <>
              <ButtonLink
                variant="default"
                to={paths.addImport('intake')}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t('Import')}
              </ButtonLink>
              {takeOut.actions}
            </>
          )
        }
        searchPlaceholder="Search by name, city or website"
        emptyDescription="Institutions with their programmes, intakes and deadlines appear here."
        primaryAction={
          mayManage && (
            <Button onClick={() => edit('new')} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Institution')}
            </Button>
          )
        }
      />
      {dialog}
    </>
  )
}
