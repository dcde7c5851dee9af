import { type FamilyRelation, familyRelationNames, familyRelations } from '@corridor/contract/student/family/kinds'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'

interface RelationSelectProps {
  /** The student whose relative is chosen. */
  name: string
  field: object
  value: FamilyRelation | null
  choose: (relation: FamilyRelation | null) => void
}

/** Chooses what somebody is to a student. */
export function RelationSelect({ name, field, value, choose }: RelationSelectProps) {
  const { t } = useTranslation()
  return (
    <LateSelect
      {...field}
      label={t('Relation')}
      description={t('To {name}', { name })}
      withAsterisk
      data={familyRelations.map((relation) => ({ value: relation, label: t(familyRelationNames[relation]) }))}
      value={value}
      onChange={(chosen) => choose(familyRelations.find((known) => known === chosen) ?? null)}
    />
  )
}
