import { text } from '../../../lib/language/text'
import type { HelpTheme } from '../article'

export const vendors: HelpTheme = {
  title: text('Vendors'),
  articles: [
    {
      id: 'vendors',
      readers: ['owner', 'bench'],
      title: text('How do I add vendors and their contacts?'),
      answer: text('Press [[Add Vendor]]: seven steps, each saved by itself. Or import a table with one row a vendor.'),
      steps: [
        text('[[Vendor Visibility]] says who of your company sees the vendor.'),
        text('[[Vendor Submission Format]] keeps how this vendor wants candidates to be sent.'),
      ],
      notes: [
        text(
          'The account number of a vendor is sealed. Only the Owner reads it whole, and each reading is in the audit log.',
        ),
      ],
      pages: ['/company/vendors', '/company/vendors/list-vendor'],
      next: ['vendor-groups', 'duplicates', 'import'],
    },
    {
      id: 'vendor-groups',
      readers: ['owner', 'bench'],
      title: text('How do I group vendors?'),
      answer: text(
        'A vendor group is written to together. Choose vendors by hand, give it a rule that finds them by itself, or both.',
      ),
      steps: [text('A rule asks for technologies, place or kind. A vendor that fits later joins by itself.')],
      pages: [
        '/company/vendors/list-vendor-group',
        '/company/vendors/add-vendor-group',
        '/company/vendors/view-vendor-group',
        '/company/vendors/edit-vendor-group',
      ],
      next: ['campaign'],
    },
  ],
}
