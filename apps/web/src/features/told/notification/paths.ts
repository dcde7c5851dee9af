export const paths = {
  notifications: '/account/notifications',
  notificationSettings: '/account/notifications/settings',
} as const
