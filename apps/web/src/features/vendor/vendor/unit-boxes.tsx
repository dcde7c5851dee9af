import { MultiSelect } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { UnitSelect } from '../../people/unit/exports/unit-select'
import { toPlaces, toTree, useUnits } from '../../people/unit/exports/unit-tree'
import { type DetailsForm, detailLabels } from './exports/detail-labels'

/** To which units a vendor belongs: the whole company is one of the choices, and the only one where there are no units. */
export default function UnitBoxes({ form }: { form: DetailsForm }) {
  const { t } = useTranslation()
  const { data } = useUnits()
  const units = toPlaces(toTree(data?.data ?? [])).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <UnitSelect label={detailLabels.primaryBusinessUnit} field={form.field('primaryBusinessUnit')} />
      {(units.length > 0 || form.values.businessUnits.length > 0) && (
        <MultiSelect
          {...form.field('businessUnits')}
          label={t(detailLabels.businessUnits)}
          data={units}
          searchable
          nothingFoundMessage={t('Nothing found')}
        />
      )}
    </>
  )
}
