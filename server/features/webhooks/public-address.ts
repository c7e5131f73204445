import ipaddr from 'ipaddr.js';

/** All that is routed over the Internet; below it lie `::127.0.0.1` and its like. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the Internet at large: no loopback, no private network, no tunnel into one. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // Makes IPv4 of what is IPv4 inside IPv6, `::ffff:127.0.0.1`.
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6));
}
