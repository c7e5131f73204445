import { expect, it } from 'vitest';
import { addressBlock } from './address-block.js';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff:aaaa::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:200::9', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::9', '2001:db8:1:300::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
