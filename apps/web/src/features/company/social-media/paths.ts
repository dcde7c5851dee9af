export const paths = {
  company: {
    socialMedia: '/company/account-details/social-media',
  },
} as const
