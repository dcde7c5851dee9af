import type { Facts } from '../../wire/facts.ts'

export const campaignFacts = {
  errors: {
    'campaign.notDraft': [409, 'This campaign was sent already. Please send it again as a new one'],
    'campaign.notSending': [409, 'This campaign is not being sent'],
    'campaign.notPaused': [409, 'This campaign is not paused'],
    'campaign.nothingToSend': [409, 'Nobody would get this mail. Please look at why, and choose others'],
    'campaign.tooMany': [409, 'One campaign reaches at most {max} people. Please choose fewer groups'],
    'campaign.noUnit': [409, 'Please choose From: the business unit in whose name this is sent'],
    'campaign.noSender': [409, 'The business unit "{name}" has no e-mail address to send from'],
    'campaign.noPostalAddress': [
      409,
      'The business unit "{name}" has no postal address. Mail to many must say where its sender can be found',
    ],
    'campaign.noServer': [409, 'No mail server is set up. Please ask whoever runs this installation'],
    'campaign.addressUnproved': [
      409,
      'Nobody has proved yet that mail may leave from this address. Connect its mailbox, or add its domain under Sending domains',
    ],
    'campaign.candidatesAlone': [403, 'As a Recruiter you send to candidates alone'],
    'campaign.noHotlist': [409, 'Please choose the hotlist that is sent'],
    'campaign.noJob': [409, 'Please choose the job that is sent'],
    'campaign.unfilled': [
      409,
      '"{field}" would be empty in the mail to {name}, and in {n} mails in all. Please fill it in there, or take it out of the mail',
    ],
    'campaign.testRefused': [409, 'The mail server did not take the test mail: {answer}'],
    'campaign.notSent': [409, 'This campaign was not sent yet'],
    'campaign.isFollowUp': [409, 'A follow-up goes to the people of its campaign alone. Please send that one again'],
    'campaign.mailboxLost': [409, 'The mailbox lets nobody in any more. Please connect it again, and go on'],
    'campaign.noneArrives': [
      409,
      'Five mails in a row did not arrive, each for the same reason. Please look into it before you go on',
    ],
    'campaign.restored': [409, 'This campaign came with a backup. Please look at what it sent before you go on'],
    'campaign.filesTooLarge': [413, 'The files of one mail have at most {limit} MB together. Please take one out'],
    'campaign.formatTooLarge': [
      413,
      'In the format of {name}, the files of one mail have more than {limit} MB together. Please take one out',
    ],
    'campaign.resumeNotDrawn': [
      409,
      '"{file}" cannot be drawn in the format of {name}: its candidate was deleted. Please take it out',
    ],
    'campaign.tooManyFormats': [
      409,
      'At most {max} resumes are drawn for one campaign, each in every format of a vendor. Please take a resume out, or choose fewer vendors',
    ],
    'campaign.formatsChanged': [409, 'The format of {name} was changed just now. Please look at the mails again'],
    'campaign.startWrong': [400, 'Please choose a moment within the next year'],
  },
  auditKinds: { campaign: 'Campaign', 'mail-rule': 'Mail Rules' },
  auditVerbs: {
    'campaign-start': 'Sending started',
    'campaign-pause': 'Sending paused',
    'campaign-resume': 'Sending resumed',
    'campaign-cancel': 'Sending cancelled',
    'campaign-discard': 'Draft discarded',
  },
} as const satisfies Facts
