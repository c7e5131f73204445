import ipaddr from 'ipaddr.js';

const IPV6_BITS = 56;

/** The network address used for counting: the full IPv4 address, or the IPv6 block of one household. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) {
    return address;
  }
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') {
    return parsed.toString();
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}
