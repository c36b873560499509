import { expect, test } from 'vitest'
import { callerOf, networkOf } from './network.ts'

test.each([
  ['196.220.13.7', '196.220.13.0/24', '196.220.13.7'],
  ['::ffff:196.220.13.7', '196.220.13.0/24', '196.220.13.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1::/48', '2001:db8:1:2'],
  ['fe80::1', 'fe80:0:0::/48', 'fe80:0:0:0'],
  ['2001:db8::7', '2001:db8:0::/48', '2001:db8:0:0'],
  ['::1', '0:0:0::/48', '0:0:0:0'],
  ['', '', ''],
  ['none', '', 'none'],
])('%s is in the network %s and counts as %s', (address, network, caller) => {
  expect([networkOf(address), callerOf(address)]).toEqual([network, caller])
})
