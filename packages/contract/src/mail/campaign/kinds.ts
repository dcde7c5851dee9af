/** Topics of a company's mail to many: each can be ended by itself. Plain data: pages carry it without the validator. */
export const mailTopics = ['hotlists', 'requirements', 'news'] as const
export type MailTopic = (typeof mailTopics)[number]

export const mailTopicNames: Record<MailTopic, string> = {
  hotlists: 'Hotlists',
  requirements: 'Requirements',
  news: 'News',
}

/** Kinds of campaigns, by their content: people, a job, or words alone. */
export const campaignKinds = ['hotlist', 'requirement', 'plain'] as const
export type CampaignKind = (typeof campaignKinds)[number]

export const campaignKindNames: Record<CampaignKind, string> = {
  hotlist: 'Send Hotlist',
  requirement: 'Send Requirement',
  plain: 'Plain Mail',
}

export const topicOfKind: Record<CampaignKind, MailTopic> = {
  hotlist: 'hotlists',
  requirement: 'requirements',
  plain: 'news',
}

/** `stopped` ended by itself: its person may send no more, or it was interrupted again and again. */
export const campaignStates = ['draft', 'scheduled', 'running', 'paused', 'done', 'cancelled', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

export const campaignStateNames: Record<CampaignState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  running: 'Sending',
  paused: 'Paused',
  done: 'Finished',
  cancelled: 'Cancelled',
  stopped: 'Stopped',
}

export const subjectMax = 150
export const bodyMax = 15_000
/** Recipients whom one campaign may be meant for at most. */
export const recipientsMax = 20_000
/** Mails that follow one after the other to whoever does not answer, and the days before one of them. */
export const followUpsMax = 3
export const followUpDaysMax = 60
/** Hours within which nobody gets the same hotlist again, if a company chose none. */
export const usualAgainHours = 20
export const againHoursMax = 720
/** Files that go along with a mail, and their bytes together: more of it mail servers refuse. */
export const filesMax = 20
export const filesBytesMax = 15 * 1_048_576
/** Resumes that are drawn for one campaign, each in every format of its vendors. */
export const drawingsMax = 500
