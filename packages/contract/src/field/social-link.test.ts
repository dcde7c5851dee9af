import { describe, expect, it } from 'vitest'
import { toSocialLink } from './social-link.ts'
import type { SocialNetwork } from './social-networks.ts'

describe('the address of a page on a network', () => {
  it.each<[SocialNetwork, string, string]>([
    ['LINKEDIN', 'https://www.linkedin.com/company/harbor/?trk=nav', 'https://linkedin.com/company/harbor'],
    ['LINKEDIN', 'in.linkedin.com/company/harbor', 'https://in.linkedin.com/company/harbor'],
    ['TWITTER', 'http://mobile.twitter.com/Harbor#top', 'https://twitter.com/Harbor'],
    ['TWITTER', ' HTTPS://X.com/Harbor ', 'https://x.com/Harbor'],
    ['FACEBOOK', 'https://m.facebook.com/profile.php?id=7&ref=x', 'https://facebook.com/profile.php?id=7'],
    ['TUMBLR', 'https://harbor.tumblr.com/', 'https://harbor.tumblr.com'],
    ['TELEGRAM', 't.me/harbor', 'https://t.me/harbor'],
  ])('of %s: %s is kept as %s', (network, given, kept) => {
    expect(toSocialLink(network, given)).toBe(kept)
  })

  it.each<[SocialNetwork, string]>([
    ['LINKEDIN', 'https://linkedin.com'],
    ['LINKEDIN', 'https://linkedin.com.evil.example/company/harbor'],
    ['LINKEDIN', 'https://evil-linkedin.com/company/harbor'],
    ['LINKEDIN', 'https://linkedin.com@evil.example/company'],
    ['LINKEDIN', 'https://linkedin.com:8443/company/harbor'],
    ['LINKEDIN', 'https://x.com/harbor'],
    ['TWITTER', 'javascript:alert(1)//x.com/a'],
    ['TWITTER', 'ftp://x.com/harbor'],
    ['TWITTER', 'x.com/two words'],
    ['TWITTER', '@harbor'],
    ['TWITTER', `https://x.com/${'a'.repeat(200)}`],
  ])('of %s is not %s', (network, given) => {
    expect(toSocialLink(network, given)).toBeNull()
  })
})
