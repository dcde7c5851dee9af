/** The networks that a company names its page on, each with the hosts of its addresses. Plain data. Source: spec 3 §3.6. */
export const socialNetworks = {
  INSTAGRAM: { name: 'Instagram', hosts: ['instagram.com'] },
  TWITTER: { name: 'X (Twitter)', hosts: ['x.com', 'twitter.com'] },
  LINKEDIN: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  FACEBOOK: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  TIKTOK: { name: 'TikTok', hosts: ['tiktok.com'] },
  YOUTUBE: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  SNAPCHAT: { name: 'Snapchat', hosts: ['snapchat.com'] },
  PINTEREST: { name: 'Pinterest', hosts: ['pinterest.com'] },
  REDDIT: { name: 'Reddit', hosts: ['reddit.com'] },
  TELEGRAM: { name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  TUMBLR: { name: 'Tumblr', hosts: ['tumblr.com'] },
  VIMEO: { name: 'Vimeo', hosts: ['vimeo.com'] },
  WECHAT: { name: 'WeChat', hosts: ['wechat.com', 'weixin.qq.com'] },
  DISCORD: { name: 'Discord', hosts: ['discord.gg', 'discord.com'] },
} as const
export type SocialNetwork = keyof typeof socialNetworks
export const socialNetworkIds = Object.keys(socialNetworks) as [SocialNetwork, ...SocialNetwork[]]
