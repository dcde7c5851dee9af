import { type VendorType, vendorTypeNames, vendorTypes } from '@corridor/contract/vendor/vendor/kinds'
import type { GroupRule } from '@corridor/contract/vendor/vendor-group/shapes'
import { Checkbox, Group } from '@mantine/core'
import { useId } from 'react'
import { api } from '../../../lib/call/client'
import classes from '../../../lib/entry/entries.module.css'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { PlaceInput } from '../../company/onboarding/exports/place-input'
import { answeredOptions } from '../vendor/exports/answered-options'
import { TechnologiesInput } from '../vendor/exports/technologies-input'
import { type GroupForm, ruleLabels } from './group-values'
import own from './rule-fields.module.css'

/** The rule that finds vendors by itself, at each use anew: all its demands must hold. */
export function RuleFields({ form }: { form: GroupForm }) {
  const { t } = useTranslation()
  const headingId = useId()
  const rule = form.values.rule ?? {}

  // A demand that asks for nothing is no part of a rule.
  function ask(change: { [Name in keyof GroupRule]?: GroupRule[Name] | undefined | null | '' }) {
    const asked = Object.entries({ ...rule, ...change }).filter(
      ([, value]) => value !== undefined && value !== null && value !== '' && value !== false && String(value) !== '',
    )
    form.setValue('rule', asked.length > 0 ? (Object.fromEntries(asked) as GroupRule) : null)
  }

  return (
    <section className={own.rule} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('Vendors that belong by themselves')}</h2>
      <p>
        {t(
          'Active vendors that have all of this are in the group, as they are at each use. Others are chosen by hand on its page.',
        )}
      </p>
      <TechnologiesInput
        name="rule.technologies"
        value={rule.technologies ?? []}
        onChange={(technologies) => ask({ technologies })}
      />
      <div className={classes.pair}>
        <RecordSelect
          source={api.address.country.list}
          label={ruleLabels.country}
          nameOf={({ name }) => name}
          field={{
            value: rule.country ?? null,
            onChange: (country: string | null) => ask({ country, state: null, city: null }),
            clearable: true,
          }}
        />
        <PlaceInput
          level="state"
          field={{
            ...form.field('rule'),
            name: 'rule.state',
            value: rule.state ?? '',
            onChange: (change: unknown) => ask({ state: textOf(change), city: null }),
          }}
          above={rule.country ?? ''}
          isOptional
        />
      </div>
      <LateSelect
        label={t(ruleLabels.vendorType)}
        data={vendorTypes.map((value) => ({ value, label: t(vendorTypeNames[value]) }))}
        value={rule.vendorType ?? null}
        onChange={(vendorType) => ask({ vendorType: vendorType as VendorType | null })}
        clearable
      />
      <LateSelect
        label={t(ruleLabels.answeredWithin)}
        data={answeredOptions.map((one) => ({ ...one, label: t(one.label) }))}
        value={rule.answeredWithin ? String(rule.answeredWithin) : null}
        onChange={(days) => ask({ answeredWithin: days ? Number(days) : null })}
        clearable
      />
      <Group gap="lg">
        <Checkbox
          label={t('Wants hotlists')}
          checked={rule.sendHotlist ?? false}
          onChange={(event) => ask({ sendHotlist: event.currentTarget.checked || undefined })}
        />
        <Checkbox
          label={t('Wants requirements')}
          checked={rule.sendRequirement ?? false}
          onChange={(event) => ask({ sendRequirement: event.currentTarget.checked || undefined })}
        />
        <Checkbox
          label={t(ruleLabels.noBounce)}
          checked={rule.noBounce ?? false}
          onChange={(event) => ask({ noBounce: event.currentTarget.checked || undefined })}
        />
        <Checkbox
          label={t(ruleLabels.neverWritten)}
          checked={rule.neverWritten ?? false}
          onChange={(event) => ask({ neverWritten: event.currentTarget.checked || undefined })}
        />
      </Group>
    </section>
  )
}

// A chosen place comes as its id, a typed one in an event.
function textOf(change: unknown): string {
  if (typeof change === 'string') return change
  if (typeof change === 'object' && change !== null && 'currentTarget' in change) {
    const { currentTarget } = change
    return currentTarget instanceof HTMLInputElement ? currentTarget.value : ''
  }
  return ''
}
