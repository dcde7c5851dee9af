import {
  type CampaignKind,
  campaignKindNames,
  campaignKinds,
  topicOfKind,
} from '@corridor/contract/mail/campaign/kinds'
import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { access } from '@corridor/contract/wire/access'
import { Group, Radio } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useMay } from '../../../lib/session/session'
import { namedJobs } from '../../job/job/exports/named-jobs'
import { MailWords } from '../template/exports/mail-words'
import classes from './campaign.module.css'
import { CampaignFiles } from './campaign-files'
import { type CampaignForm, campaignLabels } from './campaign-values'
import { FollowUpBoxes } from './follow-up-boxes'
import { PeopleBox } from './people-box'

interface CampaignFieldsProps {
  form: CampaignForm
  /** The draft that it began with, for the names of what it holds. */
  campaign?: Campaign
  /** True if the page itself says what is sent. */
  hasOneKind?: boolean
}

/** Fields of a campaign: the matter, the sender, the people and the words. */
export function CampaignFields({ form, campaign, hasOneKind }: CampaignFieldsProps) {
  const { t } = useTranslation()
  const writesToVendors = useMay(access.vendors.manage)
  const { values } = form

  async function takeWords(templateId: string | null) {
    form.setValue('template', templateId)
    if (!templateId) return
    try {
      const { data } = await client.emailTemplate.view({ templateId })
      form.setValue('subject', data.subject)
      form.setValue('body', data.body)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <>
      {!hasOneKind && (
        <Radio.Group
          label={t(campaignLabels.kind)}
          description={t('People who unsubscribed from this topic are skipped.')}
          value={values.kind}
          onChange={(kind) => form.setValue('kind', kind as CampaignKind)}
        >
          <Group mt="xs" gap="lg">
            {campaignKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(campaignKindNames[kind])} />
            ))}
          </Group>
        </Radio.Group>
      )}
      {values.kind === 'hotlist' && (
        <RecordSelect
          source={api.hotlist.list}
          label={campaignLabels.hotlist}
          nameOf={(row) => row.name}
          chosen={campaign?.hotlistInfo[0]}
          field={form.field('hotlist')}
          required
        />
      )}
      {values.kind === 'requirement' && (
        <RecordSelect
          source={namedJobs}
          label={campaignLabels.job}
          nameOf={(row) => row.jobTitle}
          chosen={campaign?.jobInfo[0]}
          filters={{ status: undefined }}
          field={form.field('job')}
          required
        />
      )}
      <div className={classes.pair}>
        <RecordSelect
          source={api.unit.list}
          label={campaignLabels.from}
          nameOf={(row) => row.name}
          chosen={campaign?.fromInfo[0]}
          filters={{ status: undefined }}
          field={form.field('from')}
          required
        />
        <RecordSelect
          source={api.unit.list}
          label={campaignLabels.replyTo}
          nameOf={(row) => row.name}
          chosen={campaign?.replyToInfo[0]}
          filters={{ status: undefined }}
          field={{ ...form.field('replyTo'), clearable: true }}
        />
      </div>
      {writesToVendors && (
        <>
          <PeopleBox
            kind="groups"
            label={campaignLabels.groups}
            chosen={campaign?.groupInfo ?? []}
            field={form.field('groups')}
            onChange={(ids) => form.setValue('groups', ids)}
          />
          <PeopleBox
            kind="vendors"
            label={campaignLabels.vendors}
            chosen={campaign?.vendorInfo ?? []}
            field={form.field('vendors')}
            onChange={(ids) => form.setValue('vendors', ids)}
          />
          <PeopleBox
            kind="contacts"
            label={campaignLabels.contacts}
            chosen={campaign?.contactInfo ?? []}
            field={form.field('contacts')}
            onChange={(ids) => form.setValue('contacts', ids)}
          />
        </>
      )}
      <PeopleBox
        kind="candidates"
        label={campaignLabels.candidates}
        chosen={campaign?.candidateInfo ?? []}
        field={form.field('candidates')}
        onChange={(ids) => form.setValue('candidates', ids)}
      />
      <RecordSelect
        source={api.emailTemplate.list}
        label={text('Begin with a template')}
        nameOf={(row) => row.name}
        filters={{ topic: topicOfKind[values.kind] }}
        chosen={campaign?.templateInfo[0]}
        field={{ ...form.field('template'), clearable: true, onChange: (id: string | null) => void takeWords(id) }}
      />
      <MailWords form={form} labels={campaignLabels} />
      <CampaignFiles form={form} stored={campaign?.fileInfo ?? []} />
      <FollowUpBoxes form={form} />
    </>
  )
}
