export const paths = {
  company: {},
} as const
