/** What a company writes about to many at once: each can be ended by itself. Plain data: pages carry it without the validator. */
export const mailTopics = ['hotlists', 'requirements', 'news'] as const
export type MailTopic = (typeof mailTopics)[number]

export const mailTopicNames: Record<MailTopic, string> = {
  hotlists: 'Hotlists',
  requirements: 'Requirements',
  news: 'News',
}
