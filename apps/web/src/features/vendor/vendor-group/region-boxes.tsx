import type { VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import classes from '../../../lib/entry/entries.module.css'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { text } from '../../../lib/language/text'
import { type GroupForm, groupLabels } from './group-values'

/** A country, or one of its states where a narrower region is meant. */
export function RegionBoxes({ form, group }: { form: GroupForm; group: VendorGroup | undefined }) {
  const [country, setCountry] = useState(group?.regionCountryInfo[0]?._id ?? null)
  const { region } = form.values
  const { error, onChange, ...field } = form.field('region')
  const isState = country !== null && region !== '' && region !== country
  return (
    <div className={classes.pair}>
      <RecordSelect
        source={api.address.country.list}
        label={groupLabels.region}
        nameOf={({ name }) => name}
        chosen={group?.regionCountryInfo[0]}
        required
        field={{
          ...field,
          error,
          value: country,
          onChange: (id: string | null) => {
            setCountry(id)
            form.setValue('region', id ?? '')
            form.clearError('region')
          },
          clearable: true,
        }}
      />
      {country && (
        <RecordSelect
          key={country}
          source={api.address.state.list}
          label={text('State')}
          nameOf={({ name }) => name}
          filters={{ country }}
          chosen={isState ? group?.regionInfo.find(({ _id }) => _id === region) : undefined}
          field={{
            value: isState ? region : null,
            onChange: (id: string | null) => form.setValue('region', id ?? country),
            clearable: true,
          }}
        />
      )}
    </div>
  )
}
