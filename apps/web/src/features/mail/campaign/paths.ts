export const paths = {
  company: {
    listCampaign: '/company/campaign/list-campaign',
    addCampaign: '/company/campaign/add-campaign',
    viewCampaign: (id: string) => `/company/campaign/view-campaign/${id}`,
    editCampaign: (id: string) => `/company/campaign/edit-campaign/${id}`,
    /** Whom a draft reaches, and the button that sends it. */
    checkCampaign: (id: string) => `/company/campaign/check-campaign/${id}`,
    mailRule: '/company/setup/mail',
    sendMail: '/company/send-mail',
  },
} as const
