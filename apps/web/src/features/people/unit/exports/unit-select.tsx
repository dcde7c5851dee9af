import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import { useTranslation } from '../../../../lib/language/i18n'
import { LateSelect } from '../../../../lib/late/late-select'
import { toPlaces, toTree, useUnits } from './unit-tree'

interface UnitSelectProps {
  /** A key. */
  label: string
  field: object
}

/** A unit of the company, or the whole company: the only choice where there are no units. */
export function UnitSelect({ label, field }: UnitSelectProps) {
  const { t } = useTranslation()
  const { data } = useUnits()
  const units = toPlaces(toTree(data?.data ?? [])).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <LateSelect
      {...field}
      label={t(label)}
      data={[{ value: wholeCompany, label: t('The whole company') }, ...units]}
      allowDeselect={false}
      searchable
      withAsterisk
    />
  )
}
