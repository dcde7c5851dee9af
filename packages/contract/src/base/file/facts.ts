import type { Facts } from '../../wire/facts.ts'

export const fileFacts = {
  errors: {
    'file.name': [
      400,
      'The name of this file holds line breaks or other control characters. Rename the file and try again',
    ],
    'file.type': [415, 'File type not accepted'],
    'file.content': [415, '{reason}'],
    'file.active': [
      415,
      'This PDF holds scripts, actions or embedded files, or cannot be checked for them. Print it to a new PDF and send that one',
    ],
    'file.tooLarge': [413, 'File is larger than {limit}MB'],
    'file.notUploaded': [400, 'The file has not been uploaded'],
    'file.addressDead': [403, 'This file address is no longer valid'],
    'file.addressUsed': [409, 'This file address was already used'],
    'file.range': [416, 'The file ends before the part that was asked for'],
    'file.notFound': [404, 'File not found'],
    'file.quota': [403, 'The storage of your plan ({limit} GB) is full'],
    'file.length': [400, 'The file does not have the announced size'],
    'file.sealBroken': [
      409,
      'This file was moved or changed where it is stored, and cannot be opened. Ask an administrator to restore it from a backup',
    ],
    'file.sealNewer': [
      409,
      'This file was sealed by a newer Corridor, and cannot be opened by this one. Ask an administrator to update it',
    ],
    'file.sealLocked': [
      409,
      'The key of this file is not among the keys of this installation. Ask an administrator to put it back',
    ],
    'file.erased': [409, 'This file was erased with the key that opened it'],
  },
  auditKinds: { file: 'File' },
  auditVerbs: {
    'upload-url': 'Upload started',
  },
  notices: {
    'file-broken': {
      title: 'A file cannot be opened',
      text: 'A stored file was moved or changed where it lies, or its key is missing. The log of the server names it',
      tab: 'team',
      delivery: 'mail',
      leadsTo: {},
    },
  },
} as const satisfies Facts
