import { expect, it } from 'vitest'
import { readPhone, splitPhone } from './phone.ts'

it.each([
  ['+18307604750', null, '+18307604750', '+1 830 760 4750', true],
  ['+1 830 760 4750', null, '+18307604750', '+1 830 760 4750', true],
  ['(830) 760-4750', null, '+18307604750', '+1 830 760 4750', true],
  ['1-830-760-4750', 'IN', '+18307604750', '+1 830 760 4750', true],
  ['001 830 760 4750', 'IN', '+18307604750', '+1 830 760 4750', true],
  ['+1 830 760 4750 x12', null, '+18307604750 ext. 12', '+1 830 760 4750 ext. 12', true],
  ['+18307604750 ext. 12', null, '+18307604750 ext. 12', '+1 830 760 4750 ext. 12', true],
  ['098765 43210', 'IN', '+919876543210', '+91 98765 43210', true],
  ['+91 98765 43210', null, '+919876543210', '+91 98765 43210', true],
  ['020 7946 0958', 'GB', '+442079460958', '+44 20 7946 0958', true],
  ['5551234567', null, '5551234567', '5551234567', false],
  ['+1 555 123 4567', null, '+15551234567', '+1 555 123 4567', false],
  ['+999 123', null, '+999 123', '+999 123', false],
  ['ask her', null, 'ask her', 'ask her', false],
  ['12', 'ZZ', '12', '12', false],
  ['', null, '', '', false],
])('reads %s in %s', (written, country, number, shown, isCallable) => {
  expect(readPhone(written, country)).toEqual({ number, shown, isCallable })
})

it.each([
  ['+44 7700 900123', null, { code: '+44', digits: '7700900123' }],
  ['07400 123456', 'GB', { code: '+44', digits: '7400123456' }],
  ['(830) 760-4750', 'US', { code: '+1', digits: '8307604750' }],
  ['(830) 760-4750', null, undefined],
  ['(830) 760-4750', 'FR', undefined],
  ['+39 06 698 12345', null, { code: '+39', digits: '0669812345' }],
  ['+1 830 760 4750 x12', null, undefined],
  ['ask her', 'IN', undefined],
  ['', 'IN', undefined],
])('takes %s of %s apart', (written, country, parts) => {
  expect(splitPhone(written, country)).toEqual(parts)
})
