/** Rules for files, by their purpose. Plain data: the uploader carries it without the validator. Source: spec 1 §5. */
export const megabyte = 1_048_576
export const filePurposes = {
  resume: {
    bytesMax: 50 * megabyte,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'application/rtf',
      'text/rtf',
      'text/plain',
      'image/png',
      'image/jpeg',
    ],
    extensions: ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt', '.png', '.jpg', '.jpeg'],
    // The reader tells that a resume has a password; the original is kept all the same.
    refuseEncrypted: false,
    // Such a resume carries its own data as a file inside; no other may.
    allowEuropass: true,
  },
  // Read, and forgotten: no record holds one.
  'job-description': {
    bytesMax: 10 * megabyte,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'application/rtf',
      'text/rtf',
      'text/plain',
      'image/png',
      'image/jpeg',
    ],
    extensions: ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt', '.png', '.jpg', '.jpeg'],
    // The reader tells that a document has a password.
    refuseEncrypted: false,
    allowEuropass: false,
  },
  import: {
    bytesMax: 50 * megabyte,
    types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    extensions: ['.csv', '.xlsx'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // Unpacked when the rows of the table beside it are added; each file in it is then judged as a resume of its own.
  'import-archive': {
    bytesMax: 50 * megabyte,
    types: ['application/zip'],
    extensions: ['.zip'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // Cover, banner and logo of a company.
  'company-image': {
    bytesMax: 5 * megabyte,
    types: ['image/png', 'image/jpeg'],
    extensions: ['.png', '.jpg', '.jpeg'],
    refuseEncrypted: false,
    allowEuropass: false,
  },
  // Spec 3 §5.4: PDF or JPG, 2 MB.
  'company-document': {
    bytesMax: 2 * megabyte,
    types: ['application/pdf', 'image/jpeg'],
    extensions: ['.pdf', '.jpg', '.jpeg'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // Agreements, certificates and forms of a vendor.
  'vendor-document': {
    bytesMax: 10 * megabyte,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
    extensions: ['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // Passports and work permits of a candidate.
  'candidate-document': {
    bytesMax: 10 * megabyte,
    types: ['application/pdf', 'image/png', 'image/jpeg'],
    extensions: ['.pdf', '.png', '.jpg', '.jpeg'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // Passports, transcripts and pictures of a student; a telephone sends HEIC, which is kept as a JPEG.
  'student-document': {
    bytesMax: 20 * megabyte,
    types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'],
    extensions: ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.heic', '.heif'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // Proof that somebody lets the company speak for them: a signed paper, or the mail that says so.
  representation: {
    bytesMax: 10 * megabyte,
    types: ['application/pdf', 'message/rfc822', 'text/plain', 'image/png', 'image/jpeg'],
    extensions: ['.pdf', '.eml', '.txt', '.png', '.jpg', '.jpeg'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // Files that go along with the mails of a campaign: people outside open them.
  'campaign-file': {
    bytesMax: 10 * megabyte,
    types: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
    extensions: ['.pdf', '.docx', '.png', '.jpg', '.jpeg'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
  // A cancelled cheque shows the whole account number.
  'vendor-bank': {
    bytesMax: 2 * megabyte,
    types: ['application/pdf', 'image/png', 'image/jpeg'],
    extensions: ['.pdf', '.png', '.jpg', '.jpeg'],
    refuseEncrypted: true,
    allowEuropass: false,
  },
} as const
export type FilePurpose = keyof typeof filePurposes

/** Matches a name without line breaks and other characters that control what shows it. */
export const namesFile = /^[^\p{Cc}\u2028\u2029]*$/u

/** The types of resumes by the ends of their names: what a file of an archive says of itself; its content is judged by that. */
export const resumeTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}
