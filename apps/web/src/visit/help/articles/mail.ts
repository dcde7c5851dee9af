import { text } from '../../../lib/language/text'
import { type HelpTheme, members } from '../article'

export const mail: HelpTheme = {
  title: text('Mail and inbox'),
  articles: [
    {
      id: 'mailbox',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I connect my mailbox?'),
      answer: text(
        'Press [[Add Mailbox]] and give your address. The servers are proposed, each step of the check says what the server answered, and only what works is saved.',
      ),
      steps: [
        text('For Google and Microsoft, sign in there with the button. No password is stored here.'),
        text(
          'If a provider lets nobody in any more, the mailbox says so. Sign in again there, or enter the new password.',
        ),
      ],
      notes: [text('Reading changes nothing in your mailbox. What you send stands in its Sent folder.')],
      pages: ['/company/mailbox'],
      next: ['sending-domains', 'inbox'],
    },
    {
      id: 'sending-domains',
      readers: ['owner', 'bench'],
      title: text('What must my DNS say so that mails arrive?'),
      answer: text(
        '[[Sending domains]] checks SPF, DKIM, DMARC and the return path of each domain, and shows the exact record to add.',
      ),
      steps: [text('Press [[Add Domain]], copy what is shown to your DNS provider, then press [[Check the DNS]].')],
      notes: [
        text(
          'If nobody reads the mailbox that your mail comes from, press [[Set Up Return Addresses]]: what could not be delivered then comes back to a mailbox that is read here.',
        ),
      ],
      pages: ['/company/mailbox/domains'],
      next: ['mailbox'],
    },
    {
      id: 'templates',
      readers: ['owner', 'bench'],
      title: text('How do I write a mail once for many people?'),
      answer: text(
        'Make an email template with fields such as the contact’s name or a table of candidates. The preview fills them in with real records.',
      ),
      steps: [text('Press [[Insert a field]], or type two opening braces.')],
      notes: [text('A mail with a field that cannot be filled is not sent. You see for whom, and which field.')],
      pages: ['/company/email-template'],
      next: ['campaign'],
    },
    {
      id: 'campaign',
      readers: ['owner', 'bench', 'recruiter'],
      title: text('How do I send a hotlist to many vendors?'),
      answer: text(
        'Press [[Add Campaign]], choose people and the mail, then [[Review recipients]]: who does, who does not and why, and the real mails one by one. Each person gets a mail of their own.',
      ),
      steps: [
        text('[[Send Test to Me]] shows it in your own mailbox first.'),
        text(
          'Send now, or at a time by the clock you choose. The pace of your mailbox is kept, and what is left is sent the next day.',
        ),
        text(
          'Attached resumes go to each vendor with the columns and the file name of its [[Vendor Submission Format]], and to everybody else in your own format. Each mail shows its files and their size before you send.',
        ),
        text('[[Send again]] opens yesterday’s campaign with the people who are on the bench now.'),
      ],
      notes: [
        text(
          'Nobody gets the same hotlist again within the hours that the Owner sets under [[Sending limits]], and nobody who stopped such mails.',
        ),
      ],
      pages: ['/company/campaign', '/company/send-mail', '/company/setup/mail'],
      picture: { name: 'campaign', shows: text('Who gets a campaign and who does not, beside the real mail.') },
      next: ['mail-states', 'suppression', 'templates'],
    },
    {
      id: 'mail-states',
      readers: ['owner', 'bench', 'recruiter', 'member'],
      title: text('What do the states of a mail mean, and why are opens not counted?'),
      answer: text(
        'Accepted: the server took it. Refused: the server said no at once. Bounced: a report came later. Unknown: the server gave no answer, and nothing is sent again by itself. Replied, clicked and unsubscribed are what the person did.',
      ),
      notes: [
        text(
          'Opens are not counted: programs that scan mail open every one of them, and others never load pictures, so the number would be untrue. Clicks count only on links that you ticked, as scanners follow links too.',
        ),
      ],
      pages: ['/company/campaign/view-campaign'],
      next: ['campaign', 'suppression'],
    },
    {
      id: 'reports',
      readers: members,
      title: text('What came of our mails?'),
      answer: text(
        '[[Reports]] counts by campaign, template, vendor group, member or week what was sent, delivered and replied to, and the requirements, submissions and placements that came of it. Each number opens its rows.',
      ),
      pages: ['/company/reports'],
      next: ['mail-states', 'campaign'],
    },
    {
      id: 'suppression',
      readers: ['owner', 'bench'],
      title: text('Why does somebody get no mail?'),
      answer: text(
        '[[Do not email]] lists every address and domain that gets no mail to many, with the reason and its evidence: unsubscribed, came back, complained, or not to be contacted.',
      ),
      steps: [
        text('[[Add Address]] stops one by hand; a table of another program can be imported.'),
        text('[[Release]] asks for a reason, and for proof if the person stopped the mails themselves.'),
      ],
      pages: ['/company/suppression'],
      next: ['unsubscribe', 'campaign'],
    },
    {
      id: 'inbox',
      readers: ['owner', 'bench', 'recruiter', 'member'],
      title: text('How do I work through the inbox?'),
      answer: text(
        'Mails of the connected mailboxes arrive by themselves, sorted into requirements, questions, refusals and absence notes, each with the words that say so. Correct it if it is wrong.',
      ),
      steps: [
        text(
          'On a requirement press ((s)): the reply and your ranked bench open together. Choose people and send; the job, the contact and the submissions are recorded in the same step.',
        ),
        text(
          'Like requirements of several vendors are one row with the rates side by side. Part them, or join others, if that is wrong.',
        ),
        text('Assign, snooze or mark as done by single keys. Press ((?)) to see them; each can be undone.'),
      ],
      notes: [
        text(
          'Pictures from outside are never loaded, and nothing in a mail runs. Each mail says whether your mail server found that it is from whom it says; one that only says so is marked, and so is a reply from somebody who was not written to.',
        ),
      ],
      pages: ['/company/inbox'],
      picture: { name: 'inbox', shows: text('A requirement in the inbox, with its conversation.') },
      next: ['mailbox', 'add-job', 'submit'],
    },
  ],
}
