import { text } from '../../../lib/language/text'
import type { HelpTheme } from '../article'

export const admin: HelpTheme = {
  title: text('For administrators'),
  articles: [
    {
      id: 'installation-email',
      readers: ['administrator'],
      title: text('How does this installation send mail?'),
      answer: text(
        'Until a mail server is set up, it is in test mode: everything is kept here, and nobody gets it. Under [[Email of this installation]] you name the server, and [[Send a Test to Me]] shows its own words.',
      ),
      steps: [
        text('Enter the server, the user and the password that your provider gives you, and who letters come from.'),
        text('Press [[Send a Test to Me]]. From then on everything new leaves by this server.'),
      ],
      notes: [
        text(
          'What was kept in test mode is never sent later. A company whose mailboxes have a server of their own sends in earnest all the time.',
        ),
      ],
      pages: ['/admin/email'],
      next: ['mailbox'],
    },
    {
      id: 'verify',
      readers: ['administrator'],
      title: text('How do I verify a company?'),
      answer: text(
        '[[Pending Verifications]] lists the sections that companies submitted, the longest waiting first. [[Review next]] opens one with its proof beside the data.',
      ),
      steps: [
        text('Approve the section, or return it with a reason. The Owners get the reason by email.'),
        text('While you review, others are kept off that section for fifteen minutes.'),
      ],
      pages: ['/admin/verification', '/admin/companies', '/admin/company', '/admin/dashboard'],
      picture: { name: 'verification', shows: text('A section of a company beside the document that proves it.') },
      next: ['claims-admin', 'agreements-admin'],
    },
    {
      id: 'consultations',
      readers: ['administrator'],
      title: text('How do visitors book a consultation with me?'),
      answer: text(
        'Set your hours under [[Bookable times]]. Visitors of the public site then choose one of them, and move or cancel it by the link of their letter. You are told each time, and the lead shows when it is. Without hours the form asks when it suits.',
      ),
      pages: ['/admin/leads/times'],
      next: ['leads'],
    },
    {
      id: 'claims-admin',
      readers: ['administrator'],
      title: text('How do I decide a claim of ownership?'),
      answer: text(
        '[[Claim Ownership]] shows who claims which company, its present Owner and members. Approve it or reject it with a reason; of two claims for one company, one wins.',
      ),
      pages: ['/admin/company/list-claim-ownership'],
      next: ['verify'],
    },
    {
      id: 'agreements-admin',
      readers: ['administrator'],
      title: text('How do I publish a new version of the agreement?'),
      answer: text(
        'Add it under [[Agreements]]. Companies are asked to sign it anew, and what they signed before is kept.',
      ),
      pages: ['/admin/agreements'],
      next: ['verify'],
    },
    {
      id: 'users-admin',
      readers: ['administrator'],
      title: text('How do I look after accounts?'),
      answer: text(
        '[[Users]] lists every account with its roles and last sign-in. You can deactivate somebody, send a link for a new password, or reset two-factor sign-in.',
      ),
      notes: [text('Whoever is deactivated is out at their next press, on every device.')],
      pages: ['/admin/user-management', '/admin/agent'],
      next: ['roles', 'verify'],
    },
    {
      id: 'lookups',
      readers: ['administrator'],
      title: text('What are lookups and aliases?'),
      answer: text(
        'The values that forms offer: skills, work authorizations, pay types, countries and more. An alias such as JS for JavaScript makes resumes and ads that say it find the value.',
      ),
      notes: [text('A value in use cannot be deleted; make it inactive, and nobody is offered it any more.')],
      pages: ['/admin/setting', '/admin/address-management', '/admin/checklist'],
      next: ['import'],
    },
    {
      id: 'orders',
      readers: ['administrator'],
      title: text('How do plans and orders work?'),
      answer: text(
        'A company requests a plan; you confirm the payment under [[Orders]], or refuse it with a reason. The plan holds from that moment, and a renewal from the end of the period already paid for.',
      ),
      pages: ['/admin/plan-and-subscription', '/admin/orders'],
      next: ['users-admin'],
    },
    {
      id: 'news',
      readers: ['administrator'],
      title: text('How do I tell companies something?'),
      answer: text(
        'Write it under [[News]], or under [[Offers]] with the days between which it is valid. Inactive ones are seen by administrators alone.',
      ),
      pages: ['/admin/news', '/admin/offers'],
      next: ['users-admin'],
    },
    {
      id: 'read-all',
      readers: ['administrator'],
      title: text('What do administrators see of companies?'),
      answer: text(
        'They read candidates, jobs, applications, submissions and placements of all companies, and change none of them. Nobody outside a company reads its inbox.',
      ),
      pages: [
        '/admin/candidates',
        '/admin/bench',
        '/admin/jobs',
        '/admin/applications',
        '/admin/submissions',
        '/admin/interviews',
        '/admin/placements',
      ],
      next: ['verify', 'audit'],
    },
  ],
}
