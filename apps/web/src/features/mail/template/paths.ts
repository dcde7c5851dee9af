export const paths = {
  company: {
    listEmailTemplate: '/company/email-template/list-email-template',
    addEmailTemplate: '/company/email-template/add-email-template',
    viewEmailTemplate: (id: string) => `/company/email-template/view-email-template/${id}`,
    editEmailTemplate: (id: string) => `/company/email-template/edit-email-template/${id}`,
  },
} as const
